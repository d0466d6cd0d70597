/** Deeper than the HTML of any text that a person writes, and far below the depth at which parsers slow down or crash. */
const maxDepth = 400;

/** Elements without content, or with an optional end tag: left unclosed, they don't nest. */
const shallow =
  /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|td|th|tr|thead|tbody|tfoot|option)$/;
const tag = /(\/?)([a-z][a-z0-9]*)/iy;

/** Whether HTML is nested so deep that it could block or crash a parser. The check is a single pass over the text. */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    tag.lastIndex = at + 1;
    const [, end, name = ''] = tag.exec(html) ?? [];
    if (end === undefined || shallow.test(name.toLowerCase())) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
