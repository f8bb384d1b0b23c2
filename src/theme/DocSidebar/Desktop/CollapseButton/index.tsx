/** None: the sidebar cannot be hidden, and no page carries what would hide it. */
export default function CollapseButton(): null {
  return null;
}
