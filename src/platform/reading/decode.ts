/** The encoding that a document declares in its first bytes: XML's declaration or HTML's meta tag. */
const declared = /(?:encoding|charset)\s*=\s*["']?\s*([\w-]+)/i;

/** The text of a page or feed, decoded as UTF-8, else in the declared encoding, else in the older Turkish one (windows-1254). */
export function decode(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const named = declared.exec(start)?.[1];
  for (const encoding of ['utf-8', named, 'windows-1254']) {
    const text = encoding && attempt(bytes, encoding);
    if (text !== undefined) return text;
  }
  return '';
}

/** The decoded text; undefined if the bytes aren't valid in this encoding, or the encoding is unknown. */
function attempt(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
