/** What a document says of its own encoding, in its first bytes: XML's declaration or HTML's meta. */
const declared = /(?:encoding|charset)\s*=\s*["']?\s*([\w-]+)/i;

/** The words in the bytes of a page or a feed: UTF-8, else by its own word, else Turkish as older servers write it. */
export function decode(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const named = declared.exec(start)?.[1];
  for (const encoding of ['utf-8', named, 'windows-1254']) {
    const text = encoding && attempt(bytes, encoding);
    if (text !== undefined) return text;
  }
  return '';
}

/** Undefined where the bytes can't be in this encoding, or nobody knows it. */
function attempt(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
