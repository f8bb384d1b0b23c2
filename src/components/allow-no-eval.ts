import {config} from 'zod';

/**
 * Zod compiles checks with `new Function`, which strict content security
 * policies forbid. It decides when a schema is made, so import this file before
 * any schema.
 */
config({jitless: true});
