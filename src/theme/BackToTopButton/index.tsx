/** None: Ask AI has the corner, and the first line of the table of contents leads to the top. */
export default function BackToTopButton(): null {
  return null;
}
