import {inspect} from 'node:util';
import type {Problem} from './read-record.ts';

const describe = ({file, line, field, rule, remedy}: Problem) =>
  `${file}:${line} ${field}: ${rule}. Remedy: ${remedy}`;

/** Stops the build. It prints as its message alone: the fault is in a record, not in a program. */
export class BadRecordsError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
    super(`The records have ${count}:\n${problems.map(describe).join('\n')}`);
    this.name = 'BadRecordsError';
    this.stack = this.message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}
