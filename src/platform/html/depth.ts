/** Deeper than any text that a person wrote, and far from where those who read HTML slow down or break. */
const deepest = 400;

/** Elements that hold nothing, or whose end nobody has to write: unclosed, they don't lie in each other. */
const shallow =
  /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|td|th|tr|thead|tbody|tfoot|option)$/;
const tag = /(\/?)([a-z][a-z0-9]*)/iy;

/** Whether HTML lies so deep in itself that reading it would hold up or break the reader; found in one pass. */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    tag.lastIndex = at + 1;
    const [, end, name = ''] = tag.exec(html) ?? [];
    if (end === undefined || shallow.test(name.toLowerCase())) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepest) return true;
  }
  return false;
}
