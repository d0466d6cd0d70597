import type { AnyExtension } from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { Figure } from './figure.ts';
import { Link } from './link.ts';
import { preservedMarks } from './preserved-marks.ts';
import styles from './rich-text.module.css';

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) =>
    Math.max(1, Number.parseInt(element.getAttribute(name) ?? '', 10) || 1),
});
/** The attributes that cells keep. A header cell also keeps `scope`; the width of a column is dropped. */
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

/** Code blocks without a language name, as there is no syntax highlighting. */
const code = CodeBlock.extend({
  addAttributes: () => ({}),
  renderHTML: () => ['pre', ['code', 0]],
});

/** The extensions that define what a text may contain. The sanitizer (src/platform/html) allows everything that they write. */
export function createExtensions(compact: boolean): AnyExtension[] {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: false,
      codeBlock: false,
      dropcursor: { color: false, class: styles.drop },
      ...(compact ? { code: false as const } : {}),
    }),
    Link,
    ...preservedMarks,
    ...(compact ? [] : [code, Figure, ...tables]),
  ];
}
