/** The encoding that a document declares in its first bytes: XML's declaration or HTML's meta tag. */
const declared = /(?:encoding|charset)\s*=\s*["']?\s*([\w-]+)/i;

/** The text of a page or feed: UTF-8, else the encoding it declares, else Turkish as older servers send it. */
export function decode(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const named = declared.exec(start)?.[1];
  for (const encoding of ['utf-8', named, 'windows-1254']) {
    const text = encoding && attempt(bytes, encoding);
    if (text !== undefined) return text;
  }
  return '';
}

/** Undefined where the bytes aren't valid in this encoding, or it is unknown. */
function attempt(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
