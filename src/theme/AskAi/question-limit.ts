/** Most characters of a question. */
export const questionLimit = 500;
