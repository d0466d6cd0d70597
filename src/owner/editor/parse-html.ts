/** Style elements. The last one may lack its end tag. */
const styles = /<style\b.*?(?:<\/style\s*>|$)/gis;

/**
 * Parses HTML without running its scripts or loading its pictures. Style elements are removed first, because the browser would
 * report each of them in the console as a violation of the content security policy.
 */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html.replaceAll(styles, ''), 'text/html');
