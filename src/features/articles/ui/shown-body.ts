/** The words that open the first paragraph, as far as they are plain text. */
const opening = /^<p(?:\s[^>]*)?>(?<words>(?:[^\s<]+\s+){2}[^\s<]+)(?=[\s<])/;

/** A stored body as the page sets it: the opening words stand out, and a table that is too wide scrolls by itself. */
export const shownBody = (html: string): string =>
  html
    .replace(
      opening,
      (found, words: string) =>
        `${found.slice(0, -words.length)}<span class="article-opening">${words}</span>`,
    )
    .replace(/<table[\s>]/g, (table) => `<div class="article-table" tabindex="0">${table}`)
    .replaceAll('</table>', '</table></div>');
