import { restoreWordLists } from './pasted-lists.ts';

/** The styles by which other programs format a text, and the element that replaces each style. */
const elementsForStyles: [matches: (style: Declarations) => boolean, element: string][] = [
  [isBold, 'strong'],
  [({ 'font-style': slant }) => /^(italic|oblique)/.test(slant ?? ''), 'em'],
  [(style) => textDecoration(style).includes('line-through'), 's'],
  [(style) => textDecoration(style).includes('underline'), 'u'],
  [({ 'vertical-align': place }) => place === 'super', 'sup'],
  [({ 'vertical-align': place }) => place === 'sub', 'sub'],
];

/** Elements whose own style can undo their meaning, such as `<b style="font-weight:normal">`. */
const undoesMeaning: Record<string, (style: Declarations) => boolean> = {
  B: (style) => style['font-weight'] !== undefined && !isBold(style),
  STRONG: (style) => style['font-weight'] !== undefined && !isBold(style),
  I: ({ 'font-style': slant }) => slant === 'normal',
  EM: ({ 'font-style': slant }) => slant === 'normal',
  U: (style) => textDecoration(style).includes('none'),
};

/**
 * Cleans HTML that was pasted from Word, Google Docs or a web page: removes styles, wrappers, comments, empty paragraphs and
 * tracking pixels.
 * @param parse parses HTML without running scripts or loading pictures
 */
export function cleanPasted(html: string, parse: (html: string) => Document) {
  const document = parse(html);
  const body = document.body;
  removeForeign(body);
  const picturesLeftOut = removePictures(body);
  restoreWordLists(body);
  for (const element of body.querySelectorAll('span, font, b, strong, i, em, u, center, ins'))
    replaceStyle(element);
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  for (const element of body.querySelectorAll('h1, h5, h6'))
    renameElement(element, element.tagName === 'H1' ? 'h2' : 'h4');
  for (const table of body.querySelectorAll('table')) {
    const [cell, ...others] = table.querySelectorAll('td, th');
    if (cell && others.length === 0) table.replaceWith(...cell.childNodes);
  }
  for (const element of body.querySelectorAll('*')) removeAttributes(element);
  joinSpaces(body);
  for (const block of body.querySelectorAll('p, h2, h3, h4, li'))
    if (isEmpty(block) && !inCell(block)) block.remove();
  return { html: body.innerHTML, picturesLeftOut };
}

/** Elements of Office, such as `o:p`, are removed if they are empty, and otherwise replaced by their contents. */
function removeForeign(body: Element): void {
  for (const element of body.querySelectorAll(
    'style, script, meta, link, title, xml, noscript, template, iframe, object, form > input, button, svg',
  ))
    element.remove();
  for (const element of body.querySelectorAll('*')) {
    if (element.tagName.includes(':') && element.textContent?.trim() === '') element.remove();
    else if (element.tagName.includes(':')) unwrap(element);
  }
  for (const element of body.querySelectorAll('[style]')) {
    const style = parseStyle(element);
    if (style.display === 'none' || style['mso-hide'] === 'all') element.remove();
  }
}

/**
 * Removes tracking pixels, and pictures whose address is not on the web, such as that of a file on the writer's computer. Returns
 * how many of the latter were removed.
 */
function removePictures(body: Element): number {
  let leftOut = 0;
  for (const picture of body.querySelectorAll('img')) {
    const src = picture.getAttribute('src')?.trim() ?? '';
    const sides = ['width', 'height'].map((side) => Number.parseFloat(picture.getAttribute(side) ?? '100'));
    const isTrackingPixel = sides.some((side) => side <= 2);
    if (!isTrackingPixel && /^(https?:|\/(?!\/))/i.test(src)) continue;
    if (!isTrackingPixel && src) leftOut += 1;
    picture.remove();
  }
  return leftOut;
}

/**
 * Turns the style of an element that has no meaning of its own, such as a `span`, into elements such as `strong` around its
 * contents. The element itself is removed, unless it marks a phrase in another language.
 */
function replaceStyle(element: Element): void {
  const style = parseStyle(element);
  const isUndone = undoesMeaning[element.tagName];
  // Elements such as `b` and `em` stay unless their style undoes their meaning. It does in the `<b style="font-weight:normal">`
  // that Google Docs puts around a text.
  if (isUndone && !isUndone(style)) return;
  const underLink = element.closest('a') !== null;
  let inner = element;
  for (const [matches, tag] of elementsForStyles)
    if (matches(style) && !(tag === 'u' && underLink)) inner = wrapContents(inner, tag);
  const isForeignPhrase =
    element.tagName === 'SPAN' && element.hasAttribute('dir') && element.hasAttribute('lang');
  if (!isForeignPhrase) unwrap(element);
}

/** CSS declarations by their full names: Word's `mso-bidi-font-weight` must not count as `font-weight`. */
type Declarations = Partial<Record<string, string>>;

function parseStyle(element: Element): Declarations {
  const declarations: Declarations = {};
  for (const declaration of (element.getAttribute('style') ?? '').split(';')) {
    const colon = declaration.indexOf(':');
    const value = declaration.slice(colon + 1).replace(/!important/i, '');
    declarations[declaration.slice(0, colon).trim().toLowerCase()] = value.trim().toLowerCase();
  }
  return declarations;
}

function isBold({ 'font-weight': weight = '' }: Declarations): boolean {
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}

function textDecoration({ 'text-decoration': short, 'text-decoration-line': line }: Declarations): string {
  return `${line ?? ''} ${short ?? ''}`;
}

/**
 * Unwraps a link that leads nowhere, or to a place in the pasted document, such as a footnote. Takes the redirect out of other
 * links.
 */
function cleanLink(link: Element): void {
  const href = link.getAttribute('href') ?? '';
  if (!href || href.startsWith('#')) unwrap(link);
  else link.setAttribute('href', withoutRedirect(href));
}

/** Google Docs replaces the address of each link by a redirect, which has the address in the parameter `q`. */
function withoutRedirect(href: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(href)) return href;
  return new URL(href).searchParams.get('q') ?? href;
}

/** Puts the contents of an element into a new element inside it, and returns the new one. */
function wrapContents(holder: Element, tag: string): Element {
  const wrapper = holder.ownerDocument.createElement(tag);
  wrapper.append(...holder.childNodes);
  holder.append(wrapper);
  return wrapper;
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function renameElement(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

const allowedAttributes = new Set([
  'href',
  'title',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'start',
]);
function removeAttributes(element: Element): void {
  const isSpan = element.tagName === 'SPAN';
  for (const { name } of [...element.attributes])
    if (!allowedAttributes.has(name) && !(isSpan && (name === 'lang' || name === 'dir')))
      element.removeAttribute(name);
}

/**
 * Replaces several spaces in a row by one if there is a non-breaking space among them, since Word and Google Docs use these to
 * write several spaces. Also removes comments.
 */
function joinSpaces(node: Node): void {
  for (const child of node.childNodes) {
    if (child.nodeType === 8) child.remove();
    else if (child.nodeType === 3 && child.nodeValue)
      child.nodeValue = child.nodeValue.replace(/[ \u00a0]*(\u00a0 | \u00a0|\u00a0\u00a0)[ \u00a0]*/g, ' ');
    else joinSpaces(child);
  }
}

const inCell = (element: Element) => element.parentElement?.matches('td, th') ?? false;
const isEmpty = (block: Element) =>
  !block.querySelector('img, table, hr') &&
  (block.textContent ?? '').replace(/[\s\u00a0\u200b\ufeff]/g, '') === '';
