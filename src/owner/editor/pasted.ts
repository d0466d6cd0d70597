import { wordLists } from './pasted-lists.ts';

interface Pasted {
  html: string;
  /** Pictures that had no address of the web, and so could not come along. */
  picturesLeftOut: number;
}

/** What a style means, and the element that says it: other programs write bold and the like as styles. */
const meanings: [means: (style: Declarations) => boolean, element: string][] = [
  [isBold, 'strong'],
  [({ 'font-style': slant }) => /^(italic|oblique)/.test(slant ?? ''), 'em'],
  [(style) => lineOf(style).includes('line-through'), 's'],
  [(style) => lineOf(style).includes('underline'), 'u'],
  [({ 'vertical-align': place }) => place === 'super', 'sup'],
  [({ 'vertical-align': place }) => place === 'sub', 'sub'],
];

/** Elements that already mean something; a style of their own can take that back. */
const takenBack: Record<string, (style: Declarations) => boolean> = {
  B: (style) => style['font-weight'] !== undefined && !isBold(style),
  STRONG: (style) => style['font-weight'] !== undefined && !isBold(style),
  I: ({ 'font-style': slant }) => slant === 'normal',
  EM: ({ 'font-style': slant }) => slant === 'normal',
  U: (style) => lineOf(style).includes('none'),
};

/**
 * What was pasted from Word, Google Docs or a page of the web, without what belongs to them: their styles, their
 * wrappers, their comments, their empty paragraphs and the pictures that only count readers.
 * @param parse reads HTML without running it or fetching its pictures
 */
export function cleanPasted(html: string, parse: (html: string) => Document): Pasted {
  const document = parse(html);
  const body = document.body;
  dropForeign(body);
  const picturesLeftOut = dropPictures(body);
  wordLists(body);
  for (const element of body.querySelectorAll('span, font, b, strong, i, em, u, center, ins')) meant(element);
  for (const link of body.querySelectorAll('a')) led(link);
  for (const element of body.querySelectorAll('h1, h5, h6'))
    renamed(element, element.tagName === 'H1' ? 'h2' : 'h4');
  for (const table of body.querySelectorAll('table'))
    if (table.querySelectorAll('td, th').length === 1) unwrapped(table);
  for (const element of body.querySelectorAll('*')) bare(element);
  joinSpaces(body);
  for (const block of body.querySelectorAll('p, h2, h3, h4, li'))
    if (isEmpty(block) && !inCell(block)) block.remove();
  return { html: body.innerHTML, picturesLeftOut };
}

/** Comments (Word keeps a second text in them), scripts, styles, and elements of Office. */
function dropForeign(body: Element): void {
  for (const element of body.querySelectorAll(
    'style, script, meta, link, title, xml, noscript, template, iframe, object, form > input, button, svg',
  ))
    element.remove();
  for (const element of body.querySelectorAll('*')) {
    if (element.tagName.includes(':') && element.textContent?.trim() === '') element.remove();
    else if (element.tagName.includes(':')) unwrapped(element);
  }
  for (const element of body.querySelectorAll('[style]')) {
    const style = declarationsOf(element);
    if (style.display === 'none' || style['mso-hide'] === 'all') element.remove();
  }
}

function dropPictures(body: Element): number {
  let leftOut = 0;
  for (const picture of body.querySelectorAll('img')) {
    const src = picture.getAttribute('src')?.trim() ?? '';
    const sides = ['width', 'height'].map((side) => Number.parseFloat(picture.getAttribute(side) ?? '100'));
    const counts = sides.some((side) => side <= 2);
    if (!counts && /^(https?:|\/(?!\/))/i.test(src)) continue;
    if (!counts && src) leftOut += 1;
    picture.remove();
  }
  return leftOut;
}

/** Wrappers that only carry a look give way to what the look means, or to nothing. */
function meant(element: Element): void {
  const style = declarationsOf(element);
  const own = takenBack[element.tagName];
  // Google Docs wraps a whole text in bold that is none.
  if (own && !own(style)) return;
  const underLink = element.closest('a') !== null;
  let inner = element;
  for (const [means, tag] of meanings)
    if (means(style) && !(tag === 'u' && underLink)) inner = wrapped(inner, tag);
  const spoken = element.tagName === 'SPAN' && element.hasAttribute('dir') && element.hasAttribute('lang');
  if (!spoken) unwrapped(element);
}

/** The declarations of a style by their whole names: Word's `mso-bidi-font-weight` is no `font-weight`. */
type Declarations = Partial<Record<string, string>>;

function declarationsOf(element: Element): Declarations {
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

/** Which lines run through or under a text, in the short and the long way of writing it. */
function lineOf({ 'text-decoration': short, 'text-decoration-line': line }: Declarations): string {
  return `${line ?? ''} ${short ?? ''}`;
}

/** Bookmarks and footnotes of a document lead nowhere on a page. */
function led(link: Element): void {
  const href = link.getAttribute('href') ?? '';
  if (!href || href.startsWith('#')) unwrapped(link);
  else link.setAttribute('href', ownAddress(href));
}

/** Google Docs sends readers past its own address. */
function ownAddress(href: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(href)) return href;
  return new URL(href).searchParams.get('q') ?? href;
}

/** Puts an element around what this one holds, and answers it. */
function wrapped(holder: Element, tag: string): Element {
  const wrapper = holder.ownerDocument.createElement(tag);
  wrapper.append(...holder.childNodes);
  holder.append(wrapper);
  return wrapper;
}

function unwrapped(element: Element): void {
  if (element.tagName !== 'TABLE') {
    element.replaceWith(...element.childNodes);
    return;
  }
  const cell = element.querySelector('td, th');
  element.replaceWith(...(cell?.childNodes ?? []));
}

function renamed(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

const keptAttributes = new Set([
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
function bare(element: Element): void {
  const spoken = element.tagName === 'SPAN';
  for (const { name } of [...element.attributes])
    if (!keptAttributes.has(name) && !(spoken && (name === 'lang' || name === 'dir')))
      element.removeAttribute(name);
}

/** Spaces that Word and Docs made unbreakable among others, to keep their number. */
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
