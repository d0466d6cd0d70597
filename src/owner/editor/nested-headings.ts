import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** The headings of the form go down to level four, so a heading of level two in the text is announced as level five. */
const offset = 3;

/** Shifts the levels of headings for screen readers in the editor; the stored text keeps its own levels. */
export const NestedHeadings = Extension.create({
  name: 'nestedHeadings',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const headings: Decoration[] = [];
          doc.forEach((node, position) => {
            if (node.type.name !== 'heading') return;
            const level = String(Number(node.attrs.level) + offset);
            headings.push(Decoration.node(position, position + node.nodeSize, { 'aria-level': level }));
          });
          return DecorationSet.create(doc, headings);
        },
      },
    }),
  ],
});
