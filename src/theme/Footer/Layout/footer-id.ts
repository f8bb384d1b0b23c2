/** Where the links of the footer begin, for links on the same page. */
export const footerId = 'site-links';
