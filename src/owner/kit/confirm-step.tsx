import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { Button, type ButtonKind } from '#/ui/button.tsx';
import { ConfirmQuestion } from '#/ui/confirm-question.tsx';
import { useWords } from '#/ui/language/language.tsx';
import { useAsking } from '#/ui/use-asking.ts';
import styles from './confirm-step.module.css';
import { kitWords } from './copy';

interface ConfirmStepProps {
  /** `busy` is "Saving..." by default, `keep` is "Cancel". */
  words: { open: string; title: string; text: string; confirm: string; busy?: string; keep?: string };
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
 * returns it to the button when it is cancelled. If both are removed, the focus goes to the page's heading.
 */
export function ConfirmStep({
  words,
  kind = 'danger',
  busy,
  disabled = false,
  onConfirm,
  children,
}: ConfirmStepProps) {
  const { cancel, saving } = useWords(kitWords);
  const { asking, setAsking, question, opener } = useAsking<HTMLFieldSetElement>();
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
  return (
    <ConfirmQuestion
      ref={question}
      title={words.title}
      words={{ ...words, busy: words.busy ?? saving, keep: words.keep ?? cancel }}
      kind={kind}
      dense
      busy={busy}
      className={styles.root}
      onConfirm={() => void confirm()}
      onKeep={() => setAsking(false)}
    >
      <p>{words.text}</p>
      {children}
    </ConfirmQuestion>
  );
}

/** Moves the focus to the first `h2` of the page when a part that has the focus is removed. Browsers would lose it. */
function useFocusFallback(parts: readonly RefObject<HTMLElement | null>[]): void {
  // A layout effect runs before the part is removed, while it still has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on removal
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement;
      if (!parts.some(({ current }) => current?.contains(focused))) return;
      document.querySelector<HTMLElement>('main h2')?.focus({ preventScroll: true });
    },
    [],
  );
}
