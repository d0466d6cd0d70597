import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog } from '#/owner/kit/dialog.tsx';
import styles from './editor-dialog.module.css';

interface EditorDialogProps {
  title: string;
  /** What Enter in a field does. */
  onApply: () => void;
  onClose: () => void;
  children: ReactNode;
  actions: ReactNode;
}

/** A small window over the page. No form of its own: it may lie within one, and forms do not nest. */
export function EditorDialog({ title, onApply, onClose, children, actions }: EditorDialogProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onApply();
  };
  return (
    <Dialog
      title={title}
      className={styles.root}
      actions={actions}
      onPutAside={onClose}
      onKeyDown={onKeyDown}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {children}
    </Dialog>
  );
}
