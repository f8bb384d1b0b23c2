import type {PrismTheme} from 'prism-react-renderer';

/**
 * Code is coloured by classes (`src/css/code.css`), so the theme needs no colours. Without this, those
 * of Docusaurus' default would be in the scripts of every page.
 */
export const prismTheme: PrismTheme = {plain: {}, styles: []};
