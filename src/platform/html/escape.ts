/** Text as HTML or XML shows it between tags. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text for attributes of HTML or XML too. */
export const escapeMarkup = (text: string): string =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll("'", '&apos;');
