import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import '#/ui/dialog.css';

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
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onApply();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className="dialog rich-dialog"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className="dialog-body">
        <h2 id={titleId} className="text-h4">
          {title}
        </h2>
        {children}
        <div className="dialog-actions">{actions}</div>
      </div>
    </dialog>,
    document.body,
  );
}
