import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { EditorCopy } from './copy/tr';
import { Icon } from './icons.tsx';
import styles from './toolbar.module.css';

export interface Tool {
  name: string;
  label: string;
  face: ReactNode;
  /** For `aria-keyshortcuts`; Control also stands for the Mac's command key. */
  keys?: string;
  /** Hidden behind "more" on narrow screens. */
  rare?: boolean;
  /** Groups are separated by a line. */
  group: number;
  run: (editor: Editor) => void;
  /** An action, which is never shown as pressed. */
  acts?: true;
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

/** Opens the dialogs of the editor. */
export interface Dialogs {
  openLink: () => void;
  openPicture: () => void;
}

const faces = {
  bold: styles.bold,
  italic: styles.italic,
  underline: styles.underline,
  strike: styles.strike,
};
const levels = [2, 3, 4] as const;

type Step = (chain: ChainedCommands) => ChainedCommands;
const command = (step: Step) => ({
  run: (editor: Editor) => void step(editor.chain().focus()).run(),
  // `can()` works only after initialization.
  isPossible: (editor: Editor) => !editor.isInitialized || step(editor.can().chain()).run(),
});

/** The tools of the bar, in its order. */
export function createTools(words: EditorCopy, { openLink, openPicture }: Dialogs, compact: boolean): Tool[] {
  const letter = (name: keyof typeof faces) => (
    <span className={`${styles.letter} ${faces[name]}`} aria-hidden="true">
      {words.letters[name]}
    </span>
  );
  const emphasis: Tool[] = [
    {
      name: 'bold',
      label: words.bold,
      face: letter('bold'),
      keys: 'Control+B',
      group: 2,
      ...command((c) => c.toggleBold()),
    },
    {
      name: 'italic',
      label: words.italic,
      face: letter('italic'),
      keys: 'Control+I',
      group: 2,
      ...command((c) => c.toggleItalic()),
    },
    {
      name: 'underline',
      label: words.underline,
      face: letter('underline'),
      keys: 'Control+U',
      group: 2,
      rare: true,
      ...command((c) => c.toggleUnderline()),
    },
    {
      name: 'strike',
      label: words.strike,
      face: letter('strike'),
      keys: 'Control+Shift+S',
      group: 2,
      rare: true,
      ...command((c) => c.toggleStrike()),
    },
  ];
  const code: Tool[] = compact
    ? []
    : [
        {
          name: 'code',
          label: words.code,
          face: <Icon name="code" />,
          keys: 'Control+E',
          group: 2,
          rare: true,
          ...command((c) => c.toggleCode()),
        },
      ];
  const wide: Tool[] = compact
    ? []
    : [
        {
          name: 'codeBlock',
          label: words.codeBlock,
          face: <Icon name="codeBlock" />,
          group: 4,
          rare: true,
          ...command((c) => c.toggleCodeBlock()),
        },
        { name: 'figure', label: words.picture, face: <Icon name="picture" />, group: 5, run: openPicture },
      ];
  return [
    ...levels.map(
      (level): Tool => ({
        name: `heading${level}`,
        label: words.heading(level),
        face: (
          <span className={styles.letter} data-level={level - 1} aria-hidden="true">
            {words.letters.heading}
          </span>
        ),
        keys: `Control+Alt+${level}`,
        group: 1,
        rare: level > 3 || (compact && level > 2),
        isOn: (editor) => editor.isActive('heading', { level }),
        ...command((c) => c.toggleHeading({ level })),
      }),
    ),
    ...emphasis,
    ...code,
    {
      name: 'link',
      label: words.link,
      face: <Icon name="link" />,
      keys: 'Control+K',
      group: 3,
      run: openLink,
    },
    {
      name: 'blockquote',
      label: words.quote,
      face: <Icon name="quote" />,
      keys: 'Control+Shift+B',
      group: 4,
      ...command((c) => c.toggleBlockquote()),
    },
    {
      name: 'bulletList',
      label: words.bulletList,
      face: <Icon name="bulletList" />,
      keys: 'Control+Shift+8',
      group: 4,
      ...command((c) => c.toggleBulletList()),
    },
    {
      name: 'orderedList',
      label: words.orderedList,
      face: <Icon name="orderedList" />,
      keys: 'Control+Shift+7',
      group: 4,
      ...command((c) => c.toggleOrderedList()),
    },
    {
      name: 'rule',
      label: words.rule,
      face: <Icon name="rule" />,
      group: 4,
      rare: true,
      acts: true,
      ...command((c) => c.setHorizontalRule()),
    },
    ...wide,
    {
      name: 'clear',
      label: words.clear,
      face: <Icon name="clear" />,
      group: 6,
      rare: true,
      acts: true,
      ...command((c) => c.unsetAllMarks().clearNodes()),
    },
    {
      name: 'undo',
      label: words.undo,
      face: <Icon name="undo" />,
      keys: 'Control+Z',
      group: 7,
      rare: true,
      acts: true,
      ...command((c) => c.undo()),
    },
    {
      name: 'redo',
      label: words.redo,
      face: <Icon name="redo" />,
      keys: 'Control+Shift+Z',
      group: 7,
      rare: true,
      acts: true,
      ...command((c) => c.redo()),
    },
  ];
}

/** The tools for tables, shown while the cursor is in one. */
export const tableTools = (words: EditorCopy): Tool[] =>
  (
    [
      ['rowAfter', (c: ChainedCommands) => c.addRowAfter()],
      ['columnAfter', (c: ChainedCommands) => c.addColumnAfter()],
      ['deleteRow', (c: ChainedCommands) => c.deleteRow()],
      ['deleteColumn', (c: ChainedCommands) => c.deleteColumn()],
      ['deleteTable', (c: ChainedCommands) => c.deleteTable()],
    ] as const
  ).map(([name, step]) => ({
    name,
    label: words.table[name],
    face: <Icon name={name} />,
    group: 8,
    acts: true,
    ...command(step),
  }));
