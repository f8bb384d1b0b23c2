import {spawnSync} from 'node:child_process';

/**
 * Whether git knows when a page was last changed. Where it does not (no git,
 * or a copy of the files without their history), pages show no date.
 */
export const hasHistory = spawnSync('git', ['rev-parse', 'HEAD'], {stdio: 'ignore'}).status === 0;
