import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonKind } from '#/ui/button.tsx';
import '#/ui/dialog.css';
import './confirm.css';

interface ConfirmProps<Value extends string> {
  title: string;
  /** The first has the focus: put the one there that changes least. */
  choices: readonly { value: Value; label: string; kind?: ButtonKind }[];
  cancelLabel: string;
  onChoose: (value: Value) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A question that stands in the way until it is answered; Escape leaves all as it is. The focus goes back to where it was. */
export function Confirm<Value extends string>({
  title,
  choices,
  cancelLabel,
  onChoose,
  onCancel,
  children,
}: ConfirmProps<Value>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [titleId, textId] = [useId(), useId()];
  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className="dialog confirm"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <div className="dialog-body">
        <h2 id={titleId} className="text-h4">
          {title}
        </h2>
        <div id={textId}>{children}</div>
        <div className="dialog-actions">
          {choices.map(({ value, label, kind }) => (
            <Button key={value} dense kind={kind ?? 'secondary'} onClick={() => onChoose(value)}>
              {label}
            </Button>
          ))}
          <Button dense kind="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
