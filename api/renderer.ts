/** What renders the pictures of the site, from the packages that are installed here. */
export {bundle} from '@remotion/bundler';
export {getCompositions, openBrowser, renderStill} from '@remotion/renderer';
