import styles from './article.module.css';

/** The first three words of the first paragraph, if they are plain text. */
const opening = /^<p(?:\s[^>]*)?>(?<words>(?:[^\s<]+\s+){2}[^\s<]+)(?=[\s<])/;

/**
 * Returns a function that replaces the tags of tables, one after the other, so that each outer table has a wrapper. Nested tables
 * get none: if a nested table is not in a cell, browsers end the outer table there, and the end tag of the nested table's wrapper
 * would close an element around the article's text.
 */
function tableWrapper(): (tag: string) => string {
  let depth = 0;
  return (tag) => {
    if (tag !== '</table>') return depth++ === 0 ? `<div class="${styles.table}" tabindex="0">${tag}` : tag;
    return --depth === 0 ? `${tag}</div>` : tag;
  };
}

/** A stored body for the page: the opening words are emphasised, and tables that are too wide can scroll. */
export const shownBody = (html: string): string =>
  html
    .replace(
      opening,
      (found, words: string) =>
        `${found.slice(0, -words.length)}<span class="${styles.opening}">${words}</span>`,
    )
    .replace(/<table[\s>]|<\/table>/g, tableWrapper());
