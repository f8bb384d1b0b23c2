import type {Finding} from '../finding.ts';

/** What is wrong with a command, at a character of its text. */
export type Problem = Pick<Finding, 'rule' | 'message' | 'remedy'> & {at: number};
