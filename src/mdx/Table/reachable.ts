/**
 * What a box has in which a table scrolls, so that the keyboard reaches it. A group and no region: a page has many
 * tables, and each region would be a landmark.
 */
export const reachable = {tabIndex: 0, role: 'group', 'aria-label': 'Scrollable table'} as const;
