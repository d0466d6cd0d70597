import sanitizeHtml from 'sanitize-html';
import { isTooDeep } from './depth.ts';

/** The one list of what stored HTML may hold (decisions, section 7); whatever is not on it is left out, its text stays. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'cite', 'span'],
    ...['figure', 'figcaption', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // What is nested deeper was made to break whoever reads it.
  nestingLimit: 60,
  transformTags: {
    // A page has one heading of the first rank, and it is the page's.
    h1: 'h2',
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    // What `rel` says follows from the rest: nobody's word is taken for it.
    a: (tagName, { rel: _, target = '', ...attribs }) => {
      const tab = target === '_blank';
      const outside = tab || /^\s*https?:/i.test(attribs.href ?? '');
      return {
        tagName,
        attribs: { ...attribs, ...(tab && { target }), ...(outside && { rel: 'noopener' }) },
      };
    },
  },
};

/** What its signs say, letter by letter: no tag of it is one. */
const literally = (html: string): string =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** HTML that can be rendered as it is. */
export const sanitized = (html: string): string =>
  isTooDeep(html) ? literally(html) : sanitizeHtml(html, allowed);

/** The same in every language that is there. */
export const sanitizedIn = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([locale, html]) => [locale, sanitized(html)])) as Texts;
