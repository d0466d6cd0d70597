/** Style elements, the last of which may never end. */
const styles = /<style\b.*?(?:<\/style\s*>|$)/gis;

/**
 * A document that is only read: no script of it runs, and no picture is loaded. Style elements are left out, because the browser
 * reports each to the console as a violation of the page's policy.
 */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html.replaceAll(styles, ''), 'text/html');
