import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { Button, type ButtonKind } from './button.tsx';
import { classNames } from './class-names.ts';
import { Held } from './held.tsx';

interface ConfirmQuestionProps {
  title: string;
  words: { confirm: string; busy: string; keep: string };
  kind?: ButtonKind;
  dense?: boolean;
  busy: boolean;
  /** The ref `question` of `useAsking`. */
  ref: Ref<HTMLFieldSetElement>;
  className?: string | undefined;
  onConfirm: () => void;
  /** Called by the button that keeps everything as it is, and by Escape. */
  onKeep: () => void;
  children?: ReactNode;
}

export function ConfirmQuestion({
  title,
  words,
  kind = 'danger',
  dense,
  busy,
  ref,
  className,
  onConfirm,
  onKeep,
  children,
}: ConfirmQuestionProps) {
  const titleId = useId();
  const keepOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || busy || event.defaultPrevented) return;
    event.preventDefault();
    onKeep();
  };
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames('confirm-step', className)}
      onKeyDown={keepOnEscape}
    >
      <p id={titleId} className="text-h4">
        {title}
      </p>
      <Held while={busy}>{children}</Held>
      <div className="button-row">
        <Button kind={kind} dense={dense} busy={busy} onClick={onConfirm}>
          {busy ? words.busy : words.confirm}
        </Button>
        <Button kind="secondary" dense={dense} disabled={busy} onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </fieldset>
  );
}
