import { DOMSerializer, type Node as TextNode } from '@tiptap/pm/model';

const voids = new Set(['IMG', 'BR', 'HR']);
/** Elements whose only paragraph is left out: their text can stand in them as it is. */
const holders = new Set(['LI', 'TD', 'TH']);

/** One order, whatever the document keeps; `rel` comes last, as it does where texts are stored. */
const order = ['lang', 'dir', 'href', 'src', 'alt', 'title', 'width', 'height', 'target', 'loading', 'rel'];
const placeOf = ({ name }: Attr) => order.indexOf(name);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The text as HTML, to the letter as `sanitized` (src/platform/html) stores it, so that what was saved equals what was
 * written. Empty when nothing is written; empty paragraphs at either end are left out.
 */
export function htmlOf(doc: TextNode, document: Document): string {
  const fragment = DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document });
  const blocks = [...fragment.childNodes];
  while (blocks[0] && isEmptyParagraph(blocks[0])) blocks.shift();
  while (blocks.length > 0 && isEmptyParagraph(blocks.at(-1))) blocks.pop();
  return blocks.map(written).join('');
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

const isEmptyParagraph = (node: Node | undefined): boolean =>
  node !== undefined && isElement(node) && node.tagName === 'P' && node.childNodes.length === 0;

function written(node: Node): string {
  if (!isElement(node)) return escaped(node.nodeValue ?? '');
  const tag = node.tagName;
  const name = tag.toLowerCase();
  if (tag === 'FIGCAPTION' && node.childNodes.length === 0) return '';
  const attributes = [...node.attributes]
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(attribute)
    .join('');
  if (voids.has(tag)) return `<${name}${attributes} />`;
  return `<${name}${attributes}>${[...node.childNodes].map((child, index) => within(node, child, index)).join('')}</${name}>`;
}

function within(parent: Element, child: Node, index: number): string {
  const bare =
    index === 0 &&
    holders.has(parent.tagName) &&
    isElement(child) &&
    child.tagName === 'P' &&
    child.attributes.length === 0 &&
    ![...parent.childNodes].slice(1).some((other) => isElement(other) && other.tagName === 'P');
  return bare ? [...child.childNodes].map(written).join('') : written(child);
}

const attribute = ({ name, value }: Attr): string => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`;
