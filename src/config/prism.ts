import type {PrismTheme} from 'prism-react-renderer';

/** Colours come from src/css/code.css; the theme only asks for a ground and an ink. */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--ink)', backgroundColor: 'var(--paper-code)'},
  styles: [],
};
