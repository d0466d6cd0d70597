import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { EditorCopy } from './copy/tr';
import { Icon, type IconName } from './icons';
import styles from './toolbar.module.css';

export interface Tool {
  name: string;
  label: string;
  face: ReactNode;
  /** For `aria-keyshortcuts`: 'Control+B'. On a Mac, Control stands for the command key. */
  keys?: string;
  /** Hidden behind "more" where the editor is narrow. */
  rare?: boolean;
  /** Groups are separated by a line. */
  group: number;
  run: (editor: Editor) => void;
  /** The tool does something once, and is never shown as pressed. */
  isAction?: true;
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

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

/** A tool whose icon and label have the same name. */
type DrawnTool = IconName & keyof EditorCopy;

type Step = (chain: ChainedCommands) => ChainedCommands;
const command = (step: Step) => ({
  run: (editor: Editor) => void step(editor.chain().focus()).run(),
  // Until the editor is initialized, it may lack its plugins, and `can()` is not reliable: every tool counts as possible.
  isPossible: (editor: Editor) => !editor.isInitialized || step(editor.can().chain()).run(),
});

export function createTools(words: EditorCopy, { openLink, openPicture }: Dialogs, compact: boolean): Tool[] {
  const letter = (name: keyof typeof faces, keys: string, step: Step, rest?: Partial<Tool>): Tool => ({
    name,
    label: words[name],
    face: (
      <span className={`${styles.letter} ${faces[name]}`} aria-hidden="true">
        {words.letters[name]}
      </span>
    ),
    keys,
    group: 2,
    ...command(step),
    ...rest,
  });
  const icon = (name: DrawnTool, group: number, step: Step, rest?: Partial<Tool>): Tool => ({
    name,
    label: words[name],
    face: <Icon name={name} />,
    group,
    ...command(step),
    ...rest,
  });
  const rare = { rare: true } as const;
  const rareAction = { rare: true, isAction: true } as const;
  const code = icon('code', 2, (c) => c.toggleCode(), { keys: 'Control+E', ...rare });
  const longTextTools: Tool[] = [
    icon('codeBlock', 4, (c) => c.toggleCodeBlock(), rare),
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
    letter('bold', 'Control+B', (c) => c.toggleBold()),
    letter('italic', 'Control+I', (c) => c.toggleItalic()),
    letter('underline', 'Control+U', (c) => c.toggleUnderline(), rare),
    letter('strike', 'Control+Shift+S', (c) => c.toggleStrike(), rare),
    ...(compact ? [] : [code]),
    {
      name: 'link',
      label: words.link,
      face: <Icon name="link" />,
      keys: 'Control+K',
      group: 3,
      run: openLink,
    },
    icon('quote', 4, (c) => c.toggleBlockquote(), { name: 'blockquote', keys: 'Control+Shift+B' }),
    icon('bulletList', 4, (c) => c.toggleBulletList(), { keys: 'Control+Shift+8' }),
    icon('orderedList', 4, (c) => c.toggleOrderedList(), { keys: 'Control+Shift+7' }),
    icon('rule', 4, (c) => c.setHorizontalRule(), rareAction),
    ...(compact ? [] : longTextTools),
    icon('clear', 6, (c) => c.unsetAllMarks().clearNodes(), rareAction),
    icon('undo', 7, (c) => c.undo(), { keys: 'Control+Z', ...rareAction }),
    icon('redo', 7, (c) => c.redo(), { keys: 'Control+Shift+Z', ...rareAction }),
  ];
}

export function tableTools(words: EditorCopy): Tool[] {
  const tool = (name: IconName & keyof EditorCopy['table'], step: Step): Tool => ({
    name,
    label: words.table[name],
    face: <Icon name={name} />,
    group: 8,
    isAction: true,
    ...command(step),
  });
  return [
    tool('rowAfter', (c) => c.addRowAfter()),
    tool('columnAfter', (c) => c.addColumnAfter()),
    tool('deleteRow', (c) => c.deleteRow()),
    tool('deleteColumn', (c) => c.deleteColumn()),
    tool('deleteTable', (c) => c.deleteTable()),
  ];
}
