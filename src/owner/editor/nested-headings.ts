import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A form's own headings go down to the fourth level; those of a text that is written inside it stand below them. */
const deeper = 3;

/** What a screen reader hears of headings while they are written; what is stored keeps its own levels. */
export const NestedHeadings = Extension.create({
  name: 'nestedHeadings',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const headings: Decoration[] = [];
          doc.forEach((node, at) => {
            if (node.type.name !== 'heading') return;
            const level = String(Number(node.attrs.level) + deeper);
            headings.push(Decoration.node(at, at + node.nodeSize, { 'aria-level': level }));
          });
          return DecorationSet.create(doc, headings);
        },
      },
    }),
  ],
});
