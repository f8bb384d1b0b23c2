/** What an author is asked, on the command line or by a flag of the same name. */
export type Question = {
  /** Flag without the dashes: `--category`. */
  name: string;
  /** What is asked, as one sentence; also the flag's explanation. */
  asks: string;
  /** Answers to choose from. */
  choices?: readonly string[];
  /** Given when nothing else is, and offered where it is asked. */
  fallback?: string;
  /** May stay without an answer. */
  optional?: boolean;
  /** A flag without a value; the answer is `true` or nothing. */
  isFlag?: boolean;
};

/** Answers by the names of their questions; questions without an answer are missing. */
export type Answers = Readonly<Record<string, string>>;

/** A file to write: its place from the root of the project, and its text. */
export type NewFile = {path: string; text: string};

/** What is made from the answers. */
export type Plan = {
  file: NewFile;
  /** Category of the sidebar where a docs page is placed, from the outside in. */
  place?: readonly string[];
  /** What the author does next, one sentence an item. */
  next: string[];
};

/** One thing that can be made. */
export type Maker = {
  /** Said in the list of what can be made. */
  what: string;
  /** The questions, which may depend on the answers to those before. */
  questions: (answers: Answers) => readonly Question[];
  plan: (answers: Answers) => Plan | Promise<Plan>;
};

/** A mistake of the author's, told without a stack. */
export class NewPageError extends Error {}
