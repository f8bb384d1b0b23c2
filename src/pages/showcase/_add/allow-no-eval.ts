import {config} from 'zod';

/**
 * The validator would try to compile its checks, which the content security
 * policy forbids and reports. It decides so when a schema is made: import this
 * file before any schema.
 */
config({jitless: true});
