/** Style elements. The last one may lack its end tag. */
const styles = /<style\b.*?(?:<\/style\s*>|$)/gis;

/**
 * Parses HTML into a document for reading: no script of it runs, and no picture is loaded. Style elements are removed first,
 * because the browser reports each of them to the console as a violation of the page's policy.
 */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html.replaceAll(styles, ''), 'text/html');
