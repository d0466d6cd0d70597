import { mergeAttributes, Node } from '@tiptap/core';
import { isPictureAddress } from './address.ts';

export interface PictureAttributes {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** Reads a picture's attributes from HTML; null if its address may not be stored. */
function readPicture(element: Element | null): PictureAttributes | null {
  const src = element?.getAttribute('src')?.trim() ?? '';
  if (!element || !isPictureAddress(src)) return null;
  const pixels = (name: string) => {
    const value = element.getAttribute(name) ?? '';
    return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null;
  };
  return {
    src,
    alt: element.getAttribute('alt') ?? '',
    width: pixels('width'),
    height: pixels('height'),
  };
}

/** Reads the picture of a figure. Null unless the figure contains exactly one: if it contains several, each becomes a figure. */
function figurePicture(figure: Element) {
  const pictures = figure.querySelectorAll('img');
  return pictures.length === 1 ? readPicture(pictures[0] ?? null) : null;
}

/** A picture with its caption. The node's attributes describe the picture; the node's content is the caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes() {
    const hidden = (value: string | number | null) => ({ default: value, rendered: false });
    return { src: hidden(''), alt: hidden(''), width: hidden(null), height: hidden(null) };
  },
  parseHTML() {
    return [
      {
        tag: 'figure',
        getAttrs: (figure) => figurePicture(figure) ?? false,
        contentElement: (node) => {
          const figure = node as Element;
          return figure.querySelector<HTMLElement>('figcaption') ?? figure.ownerDocument.createElement('div');
        },
      },
      { tag: 'img', getAttrs: (picture) => readPicture(picture) ?? false },
    ];
  },
  renderHTML({ node, HTMLAttributes }) {
    const { src, alt, width, height } = node.attrs as PictureAttributes;
    return [
      'figure',
      mergeAttributes(HTMLAttributes),
      ['img', { src, alt, width, height, loading: 'lazy' }],
      ['figcaption', 0],
    ];
  },
});
