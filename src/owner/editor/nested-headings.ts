import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** The form's own headings go down to level four. So the highest heading of a text, of level two, is announced as level five. */
const offset = 3;

/**
 * Makes screen readers announce the headings in the editor at lower levels, except for those within quotes, lists and tables. The
 * stored text keeps its levels.
 */
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
