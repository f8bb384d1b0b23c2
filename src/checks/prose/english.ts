import {findWords, type ProseRule} from './find-words.ts';

type Habit = {
  /** What a native writer would not say; whole words, whatever their case. */
  not: RegExp;
  /** What to write instead, as a hint. */
  but: string;
  /** The words for a match, where the same words are right each time. */
  fix?: (match: RegExpExecArray) => string;
};

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Documents and programs that were made to act as people do. */
const things = 'page|license|extension|render|prop|flag|option|component|file|type|list|text';

/** Habits that make English read as translated, and what native writers say. One row a habit. */
export const habits: readonly Habit[] = [
  {
    not: /\b(?:stands?|stood) (?:in|on|at|under|below|above|there|here|first|last|beside|next to|written)\b/gi,
    but: 'Things are in a place, come first, or are listed: name the verb that is meant.',
  },
  {
    not: /\bfrom (\w+) over (\w+) to\b/gi,
    but: 'Write "from ... through ... to".',
    fix: ([, from, over]) => `from ${from} through ${over} to`,
  },
  {not: /\bin place of\b/gi, but: 'Write "instead of".', fix: () => 'instead of'},
  {not: /\bbeside\b/gi, but: 'Write "next to".', fix: () => 'next to'},
  {
    not: /\bof (?:its|their|your|our|his|her|my) own(?=$|[.,;:)\]]| (?:for|in|on|and|or|that|which|who|to|with|is|are|as|instead|works|runs)\b)/gi,
    but: 'Write "its own ...", or leave it out.',
  },
  {not: /\b\w+ of (?:yours|ours|theirs)\b/gi, but: 'Write "your ..." or "one of your ...".'},
  {not: /(?<!\bas) as well(?=[.,;:)]|$)/gi, but: 'Write "too" or "also".', fix: () => ' too'},
  {
    not: /\b(?:pages?|license|prices?|regions|errors?|docs|documentation|packages|code|website|repository|limits?|logo) of (?:Remotion|AWS|Amazon|Google|GitHub|React|the toolkit)\b/gi,
    but: 'Write "Remotion\'s license", "AWS prices".',
  },
  {not: /\ba wish for\b/gi, but: 'Name it as the trade does: a feature request.'},
  {not: /\bweakness(?:es)?\b/gi, but: 'Name it as the trade does: a vulnerability, a limitation.'},
  {not: /\bfor a passing reason\b/gi, but: 'Write "intermittently" or "with a transient error".'},
  {
    not: /\bmend(s|ed|ing)?\b/gi,
    but: 'Write "fix".',
    fix: ([, ending = '']) => `fix${ending === 's' ? 'es' : ending}`,
  },
  {
    not: /\b(?:what|when|as|how|where) one (?:sees|can|has|gets|needs|wants|writes|does|reads|uses)\b/gi,
    but: 'Address the reader: "you".',
  },
  {not: /\bsomebody\b/gi, but: 'Write "someone", or say who.', fix: () => 'someone'},
  {not: /\banybody\b/gi, but: 'Write "anyone".', fix: () => 'anyone'},
  {not: /\bwhoever\b/gi, but: 'Write "anyone who", or say who.'},
  {
    not: /(?<=^|[.:;] )Who (?:\w+ )?\w+s\b(?=[^?]*\.)/g,
    but: 'Write "Anyone who", or address "you".',
  },
  {
    not: /\b(?:comes?|came) along\b|\b(?:gets?|arrives?) (?:there )?by (?:itself|themselves)\b/gi,
    but: 'Write "is included" or "is set automatically".',
  },
  {
    not: /\b(?:without|with) (?:it|them|one|this),? (?:never|none|nothing|not|no|all)[.;]|[,;:] (?:never|none|not) (?:otherwise|without it)\b/gi,
    but: 'Write a whole sentence: "If you leave it out, ...".',
  },
  {
    not: new RegExp(`\\b(?:${things})s? (?:decides?|sees|wants|knows|says which)\\b`, 'gi'),
    but: 'People and programs act; documents contain, list and explain.',
  },
  {
    not: /\b(?:at|by) the end of (?:this|the) (?:page|guide|tutorial|article)\b/gi,
    but: 'Begin with the result or the answer.',
  },
  {
    not: new RegExp(`\\b(\\d{1,2}) (${months})(?: (\\d{4}))?\\b`, 'g'),
    but: 'Write "March 2, 2024".',
    fix: ([, day, month, year]) => `${month} ${day}${year ? `, ${year}` : ''}`,
  },
  {
    not: /\b(?:not |un)(?:known|recorded|verified) here\b|\brecorded here\b|\bnot verified by\b|\b(?:could not|cannot) be verified\b|\bpublic source\b|\bcannot be told\b|\b(?:for this site|written anew|was read for)\b/gi,
    but: 'Leave out how the site was made; state what is known.',
  },
  {
    not: /\bdo(es)? no harm\b/gi,
    but: 'Write "is harmless".',
    fix: ([, third]) => (third ? 'is harmless' : 'are harmless'),
  },
  {
    not: /\ba promise of (?=(?:an?|the|its) )/gi,
    but: 'Write "a promise that resolves to".',
    fix: () => 'a promise that resolves to ',
  },
  {
    not: /\bin the notation of (\w+)\b/gi,
    but: 'Write "in CSS notation".',
    fix: ([, whose]) => `in ${whose} notation`,
  },
  {not: /\bworks since\b/gi, but: 'Write "has worked since".', fix: () => 'has worked since'},
  {
    not: /\bwin(s)? over\b/gi,
    but: 'Write "takes precedence over".',
    fix: ([, third]) => `take${third ?? ''} precedence over`,
  },
  {
    not: /, whatever (the|its|their) (\w+)(?=[.,;:)])/gi,
    but: 'Write "regardless of".',
    fix: ([, whose, what]) => `, regardless of ${whose} ${what}`,
  },
  {not: /\b(?:suits?|fits?) which\b/gi, but: 'Write "when to use which ...".'},
  {
    not: /\banother (\w+) than\b/gi,
    but: 'Write "a different ... than".',
    fix: ([, what]) => `a different ${what} than`,
  },
  {not: /\banew\b/gi, but: 'Write "again".', fix: () => 'again'},
  {not: /\bthe wanted\b/gi, but: 'Write "the requested".', fix: () => 'the requested'},
  {
    not: /\b(servers?) of another origin\b/gi,
    but: 'Write "on another origin".',
    fix: ([, servers]) => `${servers} on another origin`,
  },
  {not: /\bneed not\b/gi, but: 'Write "doesn\'t have to".'},
  {not: /\bfor ever\b/gi, but: 'Write "forever".', fix: () => 'forever'},
  {not: /\b(?:send|by) post\b/gi, but: 'Write "mail".'},
];

/** A capital where the words begin a sentence. */
const inCaseOf = (text: string, words: string) =>
  /^\p{Lu}/u.test(text) ? words[0]!.toUpperCase() + words.slice(1) : words;

/** Habits that a reader stumbles over. */
export const findHabits: ProseRule = (page) =>
  habits.flatMap(({not, but, fix}) =>
    findWords(page, 'english', not, (match) => ({
      message: `The page says "${match[0].trim()}", which reads as translated.`,
      hint: but,
      replacement: fix && inCaseOf(match[0], fix(match)),
    })),
  );
