import {createContext} from 'react';

/** HTML of the code block around, made at build: one line for each line of code. */
export const HighlightedCode = createContext<string | undefined>(undefined);
