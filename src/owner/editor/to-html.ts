import { DOMSerializer, type Node as TextNode } from '@tiptap/pm/model';
import { escapeText } from '#/platform/html/escape';

const voidElements = new Set(['IMG', 'BR', 'HR']);
/** Elements in which a paragraph is written without its tag if it is the only one and has no attributes. */
const containers = new Set(['LI', 'TD', 'TH']);

/**
 * Attributes are written in this order, after all others. The sanitizer doesn't change this order: it writes a link's `target`
 * and `rel` last too.
 */
const attributeOrder = [
  'lang',
  'dir',
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'target',
  'loading',
  'rel',
];
const rank = ({ name }: Attr) => attributeOrder.indexOf(name);

/**
 * The text as HTML, character for character as the sanitizer (src/platform/html) stores it, so that a saved text equals the one
 * in the form. Empty paragraphs at either end are left out.
 */
export function toHtml(doc: TextNode, document: Document): string {
  const fragment = DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document });
  const blocks = [...fragment.childNodes];
  while (blocks[0] && isEmptyParagraph(blocks[0])) blocks.shift();
  while (blocks.length > 0 && isEmptyParagraph(blocks.at(-1))) blocks.pop();
  return blocks.map(serialize).join('');
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

const isEmptyParagraph = (node: Node | undefined): boolean =>
  node !== undefined && isElement(node) && node.tagName === 'P' && node.childNodes.length === 0;

function serialize(node: Node): string {
  if (!isElement(node)) return escapeText(node.nodeValue ?? '');
  const tag = node.tagName;
  const name = tag.toLowerCase();
  if (tag === 'FIGCAPTION' && node.childNodes.length === 0) return '';
  const attributes = [...node.attributes]
    .toSorted((a, b) => rank(a) - rank(b))
    .map(attribute)
    .join('');
  if (voidElements.has(tag)) return `<${name}${attributes} />`;
  return `<${name}${attributes}>${[...node.childNodes].map((child, index) => serializeChild(node, child, index)).join('')}</${name}>`;
}

function serializeChild(parent: Element, child: Node, index: number): string {
  const isTagLeftOut =
    index === 0 &&
    containers.has(parent.tagName) &&
    isElement(child) &&
    child.tagName === 'P' &&
    child.attributes.length === 0 &&
    ![...parent.childNodes].slice(1).some((other) => isElement(other) && other.tagName === 'P');
  return isTagLeftOut ? [...child.childNodes].map(serialize).join('') : serialize(child);
}

const attribute = ({ name, value }: Attr): string =>
  ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`;
