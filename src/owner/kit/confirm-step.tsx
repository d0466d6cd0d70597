import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { Button, type ButtonKind } from '#/ui/button.tsx';
import { ConfirmQuestion } from '#/ui/confirm-question.tsx';
import { useWords } from '#/ui/language/language.tsx';
import { Paragraph } from '#/ui/unbroken';
import { useAsking } from '#/ui/use-asking.ts';
import styles from './confirm-step.module.css';
import { kitWords } from './copy';

interface ConfirmStepProps {
  /** By default, `busy` is "Saving..." and `keep` is "Cancel". */
  words: { open: string; title: string; text: string; confirm: string; busy?: string; keep?: string };
  kind?: ButtonKind;
  busy: boolean;
  disabled?: boolean;
  /** Resolves to whether the action succeeded. If it did not, the question stays open. */
  onConfirm: () => Promise<boolean>;
  children?: ReactNode;
}

/**
 * A button that turns into a question before it acts. The question takes the focus. When the question closes, the focus returns
 * to the button; if the whole step is removed, it goes to the page's heading.
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
      <Paragraph>{words.text}</Paragraph>
      {children}
    </ConfirmQuestion>
  );
}

/** Moves the focus to the first `h2` in `main` when a part that has the focus is removed. Otherwise the focus would be lost. */
function useFocusFallback(parts: readonly RefObject<HTMLElement | null>[]): void {
  // A layout effect cleans up before the part is removed from the page, while the part still has the focus.
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
