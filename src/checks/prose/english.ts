import {findWords, type ProseRule} from './find-words.ts';

type Phrase = {
  /** What a native writer would not say; whole words, whatever their case. */
  pattern: RegExp;
  /** What to write instead, as a hint. */
  hint: string;
  /** The words for a match, where the same words are right each time. */
  fix?: (match: RegExpExecArray) => string;
};

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Documents and programs that were made to act as people do. */
const things = 'page|license|extension|render|prop|flag|option|component|file|type|list|text';

/** Phrases that make English read as translated, and what native writers say. One row a phrase. */
const phrases: readonly Phrase[] = [
  {
    pattern:
      /\b(?:stands?|stood) (?:in|on|at|under|below|above|there|here|first|last|beside|next to|written)\b/gi,
    hint: 'Things are in a place, come first, or are listed: name the verb that is meant.',
  },
  {
    pattern: /\bfrom (\w+) over (\w+) to\b/gi,
    hint: 'Write "from ... through ... to".',
    fix: ([, from, over]) => `from ${from} through ${over} to`,
  },
  {pattern: /\bin place of\b/gi, hint: 'Write "instead of".', fix: () => 'instead of'},
  {pattern: /\bbeside\b/gi, hint: 'Write "next to".', fix: () => 'next to'},
  {
    pattern:
      /\bof (?:its|their|your|our|his|her|my) own(?=$|[.,;:)\]]| (?:for|in|on|and|or|that|which|who|to|with|is|are|as|instead|works|runs)\b)/gi,
    hint: 'Write "its own ...", or leave it out.',
  },
  {pattern: /\b\w+ of (?:yours|ours|theirs)\b/gi, hint: 'Write "your ..." or "one of your ...".'},
  {pattern: /(?<!\bas) as well(?=[.,;:)]|$)/gi, hint: 'Write "too" or "also".', fix: () => ' too'},
  {
    pattern:
      /\b(?:pages?|license|prices?|regions|errors?|docs|documentation|packages|code|website|repository|limits?|logo) of (?:Remotion|AWS|Amazon|Google|GitHub|React|the toolkit)\b/gi,
    hint: 'Write "Remotion\'s license", "AWS prices".',
  },
  {pattern: /\ba wish for\b/gi, hint: 'Name it as the trade does: a feature request.'},
  {
    pattern: /\bweakness(?:es)?\b/gi,
    hint: 'Name it as the trade does: a vulnerability, a limitation.',
  },
  {
    pattern: /\bfor a passing reason\b/gi,
    hint: 'Write "intermittently" or "with a transient error".',
  },
  {
    pattern: /\bmend(s|ed|ing)?\b/gi,
    hint: 'Write "fix".',
    fix: ([, ending = '']) => `fix${ending === 's' ? 'es' : ending}`,
  },
  {
    pattern:
      /\b(?:what|when|as|how|where) one (?:sees|can|has|gets|needs|wants|writes|does|reads|uses)\b/gi,
    hint: 'Address the reader: "you".',
  },
  {pattern: /\bsomebody\b/gi, hint: 'Write "someone", or say who.', fix: () => 'someone'},
  {pattern: /\banybody\b/gi, hint: 'Write "anyone".', fix: () => 'anyone'},
  {pattern: /\bwhoever\b/gi, hint: 'Write "anyone who", or say who.'},
  {
    pattern: /(?<=^|[.:;] )Who (?:\w+ )?\w+s\b(?=[^?]*\.)/g,
    hint: 'Write "Anyone who", or address "you".',
  },
  {
    pattern:
      /\b(?:comes?|came) along\b|\b(?:gets?|arrives?) (?:there )?by (?:itself|themselves)\b/gi,
    hint: 'Write "is included" or "is set automatically".',
  },
  {
    pattern:
      /\b(?:without|with) (?:it|them|one|this),? (?:never|none|nothing|not|no|all)[.;]|[,;:] (?:never|none|not) (?:otherwise|without it)\b/gi,
    hint: 'Write a whole sentence: "If you leave it out, ...".',
  },
  {
    pattern: new RegExp(`\\b(?:${things})s? (?:decides?|sees|wants|knows|says which)\\b`, 'gi'),
    hint: 'People and programs act; documents contain, list and explain.',
  },
  {
    pattern: /\b(?:at|by) the end of (?:this|the) (?:page|guide|tutorial|article)\b/gi,
    hint: 'Begin with the result or the answer.',
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2}) (${months})(?: (\\d{4}))?\\b`, 'g'),
    hint: 'Write "March 2, 2024".',
    fix: ([, day, month, year]) => `${month} ${day}${year ? `, ${year}` : ''}`,
  },
  {
    pattern:
      /\b(?:not |un)(?:known|recorded|verified) here\b|\brecorded here\b|\bnot verified by\b|\b(?:could not|cannot) be verified\b|\bpublic source\b|\bcannot be told\b|\b(?:for this site|written anew|was read for)\b/gi,
    hint: 'Leave out how the site was made; state what is known.',
  },
  {
    pattern: /\bdo(es)? no harm\b/gi,
    hint: 'Write "is harmless".',
    fix: ([, third]) => (third ? 'is harmless' : 'are harmless'),
  },
  {
    pattern: /\ba promise of (?=(?:an?|the|its) )/gi,
    hint: 'Write "a promise that resolves to".',
    fix: () => 'a promise that resolves to ',
  },
  {
    pattern: /\bin the notation of (\w+)\b/gi,
    hint: 'Write "in CSS notation".',
    fix: ([, whose]) => `in ${whose} notation`,
  },
  {pattern: /\bworks since\b/gi, hint: 'Write "has worked since".', fix: () => 'has worked since'},
  {
    pattern: /\bwin(s)? over\b/gi,
    hint: 'Write "takes precedence over".',
    fix: ([, third]) => `take${third ?? ''} precedence over`,
  },
  {
    pattern: /, whatever (the|its|their) (\w+)(?=[.,;:)])/gi,
    hint: 'Write "regardless of".',
    fix: ([, whose, what]) => `, regardless of ${whose} ${what}`,
  },
  {pattern: /\b(?:suits?|fits?) which\b/gi, hint: 'Write "when to use which ...".'},
  {
    pattern: /\banother (\w+) than\b/gi,
    hint: 'Write "a different ... than".',
    fix: ([, what]) => `a different ${what} than`,
  },
  {pattern: /\banew\b/gi, hint: 'Write "again".', fix: () => 'again'},
  {pattern: /\bthe wanted\b/gi, hint: 'Write "the requested".', fix: () => 'the requested'},
  {
    pattern: /\b(servers?) of another origin\b/gi,
    hint: 'Write "on another origin".',
    fix: ([, servers]) => `${servers} on another origin`,
  },
  {pattern: /\bneed not\b/gi, hint: 'Write "doesn\'t have to".'},
  {pattern: /\bfor ever\b/gi, hint: 'Write "forever".', fix: () => 'forever'},
  {pattern: /\b(?:send|by) post\b/gi, hint: 'Write "mail".'},
];

/** A capital where the words begin a sentence. */
const inCaseOf = (text: string, words: string) =>
  /^\p{Lu}/u.test(text) ? words[0]!.toUpperCase() + words.slice(1) : words;

/** Phrases that a reader stumbles over. */
export const findPhrases: ProseRule = (page) =>
  phrases.flatMap(({pattern, hint, fix}) =>
    findWords(page, 'english', pattern, (match) => ({
      message: `The page says "${match[0].trim()}", which reads as translated.`,
      hint,
      replacement: fix && inCaseOf(match[0], fix(match)),
    })),
  );
