import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonKind } from '#/ui/button';
import { classNames } from '#/ui/class-names';
import styles from './dialog.module.css';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title'> {
  /** Without it, pass `aria-labelledby` or `aria-label`. */
  title?: string;
  actions: ReactNode;
  /** Called when the dialog is dismissed with Escape. */
  onDismiss: () => void;
}

/** A modal dialog. When it closes, the focus returns to where it was. */
export function Dialog({ title, actions, onDismiss, className, children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The dialog is closed before React removes it, because only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      ref={dialog}
      className={classNames(styles.root, className)}
      onCancel={(event) => {
        // Closing the file chooser of an input inside the dialog fires `cancel` on the input, and the event bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onDismiss();
      }}
    >
      <div className={styles.body}>
        {title ? (
          <h2 id={titleId} className="text-h4">
            {title}
          </h2>
        ) : null}
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>,
    document.body,
  );
}

interface ConfirmProps<Value extends string> {
  title: string;
  /** The first choice gets the focus, so it should be the least destructive. */
  choices: readonly { value: Value; label: string; kind?: ButtonKind }[];
  cancelLabel: string;
  onChoose: (value: Value) => void;
  onCancel: () => void;
  children: ReactNode;
}

export function Confirm<Value extends string>({
  title,
  choices,
  cancelLabel,
  onChoose,
  onCancel,
  children,
}: ConfirmProps<Value>) {
  const textId = useId();
  return (
    <Dialog
      title={title}
      className={styles.question}
      aria-describedby={textId}
      onDismiss={onCancel}
      actions={
        <>
          {choices.map(({ value, label, kind }) => (
            <Button key={value} dense kind={kind ?? 'secondary'} onClick={() => onChoose(value)}>
              {label}
            </Button>
          ))}
          <Button dense kind="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      <div id={textId}>{children}</div>
    </Dialog>
  );
}
