import { Extension, Mark, mergeAttributes } from '@tiptap/core';

/** What has no button but comes with texts and stays: raised and lowered letters, titles of works. */
const plain = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

const language = /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i;
const spoken = {
  lang: {
    default: null,
    parseHTML: (element: HTMLElement) => {
      const lang = element.getAttribute('lang') ?? '';
      return language.test(lang) ? lang : null;
    },
  },
  dir: {
    default: null,
    parseHTML: (element: HTMLElement) => {
      const dir = element.getAttribute('dir') ?? '';
      return ['ltr', 'rtl', 'auto'].includes(dir) ? dir : null;
    },
  },
};

/** A phrase in another language. */
const phrase = Mark.create({
  name: 'phrase',
  addAttributes: () => spoken,
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
});

/** A block in another language. */
const blocks = Extension.create({
  name: 'spokenBlocks',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
      attributes: spoken,
    },
  ],
});

export const kept = [
  plain('subscript', 'sub'),
  plain('superscript', 'sup'),
  plain('cite', 'cite'),
  phrase,
  blocks,
];
