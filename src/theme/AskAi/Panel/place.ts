/** Where the panel stands: a dialog has little room, and a frame has no room for another page. */
export type Place = 'page' | 'dialog' | 'frame';
