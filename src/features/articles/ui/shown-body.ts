import styles from './article.module.css';

/** The words that open the first paragraph, as far as they are plain text. */
const opening = /^<p(?:\s[^>]*)?>(?<words>(?:[^\s<]+\s+){2}[^\s<]+)(?=[\s<])/;

/**
 * Puts a frame round each table. One inside of another has none: browsers end the outer table where the inner one
 * begins, and the end of its frame would be taken for the end of what the body stands in.
 */
function framed(): (tag: string) => string {
  let depth = 0;
  return (tag) => {
    if (tag !== '</table>') return depth++ === 0 ? `<div class="${styles.table}" tabindex="0">${tag}` : tag;
    return --depth === 0 ? `${tag}</div>` : tag;
  };
}

/** A stored body as the page sets it: the opening words stand out, and a table that is too wide scrolls by itself. */
export const shownBody = (html: string): string =>
  html
    .replace(
      opening,
      (found, words: string) =>
        `${found.slice(0, -words.length)}<span class="${styles.opening}">${words}</span>`,
    )
    .replace(/<table[\s>]|<\/table>/g, framed());
