import {readFile} from 'node:fs/promises';
import {appendToHead, type PreparePageEdit} from '../built-pages/page-edit.ts';
import type {Things} from './collect.ts';
import {jsonLdScript} from './json-ld.ts';
import {thingsFile} from './things-file.ts';

/** Writes what a page tells machines into its head, where the page has something to tell. */
export const addStructuredData: PreparePageEdit = async ({generatedFilesDir}) => {
  const things: Things = JSON.parse(await readFile(thingsFile(generatedFilesDir), 'utf8'));
  return ({address, html}) => {
    const own = things[address];
    return own ? appendToHead(html, jsonLdScript(own)) : html;
  };
};
