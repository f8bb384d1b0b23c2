/** What was typed before the modal's field had the focus. The same object as long as the page stands. */
export type TypedAhead = {
  read: () => string;
  /** The same, for the last time: from now on the field takes the keys. */
  end: () => string;
};
