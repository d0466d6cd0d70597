import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog } from '#/owner/kit/dialog';
import { Button } from '#/ui/button';
import styles from './editor-dialog.module.css';

interface EditorDialogProps {
  words: { title: string; remove: string; cancel: string; apply: string };
  /** Called by the main button, and by Enter in a field. */
  onApply: () => void;
  onClose: () => void;
  /** Undefined if there is nothing to remove. */
  onRemove: (() => void) | undefined;
  /** The label of the main button while its work runs. */
  busy?: string | undefined;
  children: ReactNode;
}

/** A modal dialog. It has no `form`: the editor may be inside a form, to which React would pass on the event `submit`. */
export function EditorDialog({ words, onApply, onClose, onRemove, busy, children }: EditorDialogProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onApply();
  };
  return (
    <Dialog
      title={words.title}
      className={styles.root}
      actions={
        <>
          {onRemove ? (
            <Button kind="danger" dense onClick={onRemove}>
              {words.remove}
            </Button>
          ) : null}
          <Button kind="secondary" dense onClick={onClose}>
            {words.cancel}
          </Button>
          <Button dense busy={busy !== undefined} onClick={onApply}>
            {busy ?? words.apply}
          </Button>
        </>
      }
      onDismiss={onClose}
      onKeyDown={onKeyDown}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {children}
    </Dialog>
  );
}
