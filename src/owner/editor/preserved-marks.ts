import { Extension, Mark, mergeAttributes } from '@tiptap/core';

/** A mark for formatting that has no button in the toolbar, but is preserved in pasted and imported texts. */
const plainMark = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

const attribute = (name: string, allowed: RegExp) => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const value = element.getAttribute(name) ?? '';
    return allowed.test(value) ? value : null;
  },
});
const languageAttributes = {
  lang: attribute('lang', /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i),
  dir: attribute('dir', /^(ltr|rtl|auto)$/),
};

const foreignPhrase = Mark.create({
  name: 'phrase',
  addAttributes: () => languageAttributes,
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
});

const foreignBlocks = Extension.create({
  name: 'foreignBlocks',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
      attributes: languageAttributes,
    },
  ],
});

export const preservedMarks = [
  plainMark('subscript', 'sub'),
  plainMark('superscript', 'sup'),
  plainMark('cite', 'cite'),
  foreignPhrase,
  foreignBlocks,
];
