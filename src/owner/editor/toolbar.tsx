import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { classNames } from '#/ui/class-names';
import { useWords } from '#/ui/language/language';
import { editorWords } from './copy';
import { Icon } from './icons';
import styles from './toolbar.module.css';
import { createTools, type Dialogs, type Tool, tableTools } from './tools';

interface ToolbarProps {
  editor: Editor;
  dialogs: Dialogs;
  compact: boolean;
  /** The id of the editable text. */
  controls: string;
}

/** A toolbar by the ARIA pattern: it is one tab stop, arrow keys move within it, and active tools are shown as pressed. */
export function Toolbar({ editor, dialogs, compact, controls }: ToolbarProps) {
  const words = useWords(editorWords);
  const bar = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const [tabStop, setTabStop] = useState('heading2');
  const inTable = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') });
  const tools = useMemo(
    () => [...createTools(words, dialogs, compact), ...(inTable ? tableTools(words) : [])],
    [words, dialogs, compact, inTable],
  );
  const toolStates = useEditorState({
    editor,
    selector: ({ editor }) =>
      Object.fromEntries(
        tools.map(({ name, isOn, isPossible }) => [
          name,
          { on: isOn ? isOn(editor) : editor.isActive(name), possible: isPossible?.(editor) ?? true },
        ]),
      ),
  });
  const current = tools.some(({ name }) => name === tabStop) || tabStop === 'more' ? tabStop : 'heading2';

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      editor.commands.focus();
      return;
    }
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])].filter((button) =>
      button.checkVisibility(),
    );
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const to = nextIndex(event, at, buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={words.toolbar}
      aria-controls={controls}
      className={classNames(styles.root, isExpanded && styles.wide)}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {tools.map((tool, index) => (
        <ToolButton
          key={tool.name}
          tool={tool}
          startsGroup={index > 0 && tools[index - 1]?.group !== tool.group}
          {...(toolStates[tool.name] ?? { on: false, possible: true })}
          isTabStop={tool.name === current}
          onFocus={() => setTabStop(tool.name)}
          editor={editor}
        />
      ))}
      <button
        type="button"
        className={`${styles.tool} ${styles.more}`}
        aria-label={words.more}
        aria-expanded={isExpanded}
        data-tooltip={words.more}
        tabIndex={current === 'more' ? 0 : -1}
        onFocus={() => setTabStop('more')}
        onClick={() => setExpanded(!isExpanded)}
      >
        <Icon name="more" />
      </button>
    </div>
  );
}

/** The index of the button to which an arrow key, Home or End leads. In right-to-left pages, the arrows are reversed. */
function nextIndex(event: KeyboardEvent, at: number, count: number): number | undefined {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const forth = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === forth) return (at + 1) % count;
  if (event.key === back) return (at - 1 + count) % count;
  return undefined;
}

interface ToolButtonProps {
  tool: Tool;
  startsGroup: boolean;
  on: boolean;
  possible: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  editor: Editor;
}

function ToolButton({ tool, startsGroup, on, possible, isTabStop, onFocus, editor }: ToolButtonProps) {
  const keys = tool.keys?.replaceAll('Control', 'Ctrl');
  return (
    <button
      type="button"
      className={classNames(styles.tool, startsGroup && styles.first, tool.rare && styles.rare)}
      data-tool={tool.name}
      aria-label={tool.label}
      aria-pressed={tool.isAction ? undefined : on}
      aria-disabled={!possible || undefined}
      aria-keyshortcuts={tool.keys}
      data-tooltip={keys ? `${tool.label} (${keys})` : tool.label}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      // Checks again at the click: a quick second click may come before the button shows that its action is no longer possible.
      onClick={() => {
        if (tool.isPossible?.(editor) ?? true) tool.run(editor);
      }}
    >
      {tool.face}
    </button>
  );
}
