import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button, type ButtonKind } from '#/ui/button.tsx';
import { Held } from '#/ui/held.tsx';
import { useAsking } from '#/ui/use-asking.ts';
import { Actions } from './actions';
import styles from './confirm-step.module.css';
import { useFocusFallback } from './use-focus-fallback.ts';

interface ConfirmStepProps {
  words: { open: string; title: string; text: string; confirm: string; busy: string; keep: string };
  /** `danger` for deletions. */
  kind?: ButtonKind;
  busy: boolean;
  disabled?: boolean;
  /** Resolves to whether it succeeded; otherwise the question stays open. */
  onConfirm: () => Promise<boolean>;
  /** Fields that belong to the question. */
  children?: ReactNode;
}

/**
 * A button that turns into a question before it does something that can't be undone. The question takes the focus, and
 * returns it to the button when it is cancelled, also by Escape. If both are removed, the focus goes to the page's heading.
 */
export function ConfirmStep({
  words,
  kind = 'danger',
  busy,
  disabled = false,
  onConfirm,
  children,
}: ConfirmStepProps) {
  const { asking, setAsking, question, opener } = useAsking<HTMLFieldSetElement>();
  const titleId = useId();
  useFocusFallback([question, opener]);
  if (!asking) {
    return (
      <Button ref={opener} kind={kind} dense disabled={disabled} onClick={() => setAsking(true)}>
        {words.open}
      </Button>
    );
  }
  const confirm = async () => {
    if (await onConfirm()) setAsking(false);
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || busy || event.defaultPrevented) return;
    event.preventDefault();
    setAsking(false);
  };
  return (
    <fieldset
      ref={question}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`confirm-step ${styles.root}`}
      onKeyDown={cancelOnEscape}
    >
      <p id={titleId} className="text-h4">
        {words.title}
      </p>
      <p>{words.text}</p>
      <Held while={busy}>{children}</Held>
      <Actions>
        <Button kind={kind} dense busy={busy} onClick={() => void confirm()}>
          {busy ? words.busy : words.confirm}
        </Button>
        <Button kind="secondary" dense disabled={busy} onClick={() => setAsking(false)}>
          {words.keep}
        </Button>
      </Actions>
    </fieldset>
  );
}
