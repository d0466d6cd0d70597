/** Escapes text for use between tags of HTML or XML. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes text for use between tags and in attributes of HTML or XML. */
export const escapeMarkup = (text: string): string =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll("'", '&apos;');
