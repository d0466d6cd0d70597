import styles from './toolbar.module.css';

/** Outlines, drawn in a square of 20 by 20. */
const paths = {
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M7 5 4 8l3 3',
  redo: 'M16 8H8a4 4 0 0 0 0 8h4M13 5l3 3-3 3',
  link: 'M8.5 11.5l3-3M9 6.5l1.6-1.6a3.2 3.2 0 0 1 4.5 4.5L13.5 11M11 13.5l-1.6 1.6a3.2 3.2 0 0 1-4.5-4.5L6.5 9',
  quote: 'M4 13c2.2 0 3-1.4 3-3.2V6.5H4V10h3M11 13c2.2 0 3-1.4 3-3.2V6.5h-3V10h3',
  bulletList: 'M8 5h9M8 10h9M8 15h9M3 5h1.5M3 10h1.5M3 15h1.5',
  orderedList: 'M9 5h8M9 10h8M9 15h8M3.5 4 5 3.2V8M3.4 12.6c.4-.9 2-.8 2 .3 0 .9-2.2 1.6-2.2 3.1h2.4',
  rule: 'M3 10h14M6 5h8M6 15h8',
  picture: 'M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2.5-2.5 4 4M13.2 7.4h.1',
  code: 'M7 6l-4 4 4 4M13 6l4 4-4 4',
  codeBlock: 'M3 4h14v12H3zM8 8l-2 2 2 2M12 8l2 2-2 2',
  clear: 'M5 5h9M9.5 5l-2 10M12 12l4 4M16 12l-4 4',
  more: 'M4.5 10h.1M10 10h.1M15.5 10h.1',
  rowAfter: 'M3 4h14v7H3zM3 7.5h14M10 13v5M7.5 15.5h5',
  columnAfter: 'M4 3v14h7V3zM7.5 3v14M13 10h5M15.5 7.5v5',
  deleteRow: 'M3 4h14v7H3zM3 7.5h14M7.5 15.5h5',
  deleteColumn: 'M4 3v14h7V3zM7.5 3v14M13 10h5',
  deleteTable: 'M3 4h14v12H3zM3 8h14M8 8v8M11 10.5l4 4M15 10.5l-4 4',
} as const;

export type IconName = keyof typeof paths;

/** Icons with a direction are mirrored in right-to-left pages. */
const mirrored: ReadonlySet<IconName> = new Set([
  'undo',
  'redo',
  'bulletList',
  'orderedList',
  'columnAfter',
  'deleteColumn',
]);

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 20 20"
      aria-hidden="true"
      data-mirrored={mirrored.has(name) || undefined}
    >
      <path d={paths[name]} />
    </svg>
  );
}
