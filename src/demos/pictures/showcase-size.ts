/** Pixels of the picture of a showcase entry. */
export const showcaseSize = {width: 960, height: 540};
