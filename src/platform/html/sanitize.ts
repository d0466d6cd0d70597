import sanitizeHtml from 'sanitize-html';
import { isTooDeep } from './depth.ts';
import { escapeText } from './escape.ts';

/**
 * The only list of what stored HTML may contain. Other elements are removed. Their text stays, except that of scripts, styles and
 * form fields.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'br',
    'pre',
    'a',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'cite',
    'span',
    'figure',
    'figcaption',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
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
  // Elements that are nested deeper are removed. No text that a person writes needs them.
  nestingLimit: 60,
  transformTags: {
    // A page has one first-level heading: its title.
    h1: 'h2',
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    // `rel` is derived from the other attributes, never taken from the text.
    a: (tagName, { rel: _, target = '', ...attribs }) => {
      const isNewTab = target === '_blank';
      const outside = isNewTab || /^\s*https?:/i.test(attribs.href ?? '');
      return {
        tagName,
        attribs: { ...attribs, ...(isNewTab && { target }), ...(outside && { rel: 'noopener' }) },
      };
    },
  },
};

/** HTML that is safe to render as it is. Where it is nested too deep, its source is shown. */
export const sanitized = (html: string): string =>
  isTooDeep(html) ? escapeText(html) : sanitizeHtml(html, allowed);

export const sanitizedTexts = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([locale, html]) => [locale, sanitized(html)])) as Texts;
