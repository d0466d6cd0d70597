import { useEffect, useRef, useState } from 'react';
import { type Attempt, nextAttempt } from '#/ui/attempt';
import { storedDraft } from '#/ui/form';

/**
 * The values of a form that adds something. What was typed is stored for the tab until `discard` is called, so that a reload loses
 * nothing. Without a name, nothing is stored. `isOffered` says whether a stored value can still be chosen.
 */
export function useDraftedValues<Values extends object>(
  name: string | undefined,
  isOffered: (field: keyof Values, value: unknown) => boolean,
  initial: () => Values,
) {
  const [values, setValues] = useState(initial);
  const [restored, setRestored] = useState(false);
  const attempt = useRef<Attempt>(undefined);
  const storage = name === undefined ? undefined : storedDraft<Values>(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const stored = storage?.read();
    if (!stored) return;
    attempt.current = stored.attempt;
    const typed = Object.entries(stored.values).filter(([field, value]) =>
      isOffered(field as keyof Values, value),
    );
    // A draft from an earlier version of the form may lack a field.
    setValues((before) => ({ ...before, ...Object.fromEntries(typed) }));
    setRestored(true);
  }, []);
  const store = (next: Values) => storage?.write({ values: next, attempt: attempt.current });
  const discard = () => {
    storage?.remove();
    attempt.current = undefined;
    setRestored(false);
  };
  return {
    values,
    /** Whether the form shows what was typed before a reload. */
    restored,
    change(part: Partial<Values>) {
      const next = { ...values, ...part };
      setValues(next);
      store(next);
    },
    /** The key under which to send these values; the same values get the same key. */
    keyFor(sent: unknown): string {
      attempt.current = nextAttempt(sent, attempt.current);
      store(values);
      return attempt.current.key;
    },
    discard,
    /** Discards the draft, and shows the initial values again. */
    reset() {
      discard();
      setValues(initial());
    },
  };
}
