import type { AnyExtension } from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { Figure } from './figure.ts';
import { kept } from './kept.ts';
import { Link } from './link.ts';
import styles from './rich-text.module.css';

/** What stands in a cell's tag: its span and, of a heading, what it is the heading of; neither widths nor edges. */
const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) =>
    Math.max(1, Number.parseInt(element.getAttribute(name) ?? '', 10) || 1),
});
const cell = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

const tables = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ addAttributes: () => ({ ...cell(), scope: { default: null } }) }),
  TableCell.extend({ addAttributes: cell }),
];

/** Code without the name of its language, which nothing here needs. */
const code = CodeBlock.extend({
  addAttributes: () => ({}),
  renderHTML: () => ['pre', ['code', 0]],
});

/** What a text may be made of; each of it is on the list of what may be stored (src/platform/html). */
export function extensionsOf(compact: boolean): AnyExtension[] {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: false,
      codeBlock: false,
      dropcursor: { color: false, class: styles.drop },
      ...(compact ? { code: false as const } : {}),
    }),
    Link,
    ...kept,
    ...(compact ? [] : [code, Figure, ...tables]),
  ];
}
