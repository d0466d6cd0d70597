import { type FormEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { Button } from '#/ui/button';
import { Held } from '#/ui/held';
import { useWords } from '#/ui/language/language';
import { Actions } from './actions';
import { kitWords } from './copy';
import styles from './row-form.module.css';

interface RowFormProps<Stored> {
  label: string;
  submit: string;
  /** From `useSaving`. */
  saving: { busy: boolean; form: RefObject<HTMLFormElement | null>; newer: Stored | undefined };
  /** Shown above the fields if the stored values were changed elsewhere while the form was open. */
  whenChanged?: (newer: Stored) => ReactNode;
  onSubmit: (form: HTMLFormElement) => unknown;
  onCancel: () => void;
  children: ReactNode;
}

/** A short form, for example for a row of a list. When it appears, its first input takes the focus. */
export function RowForm<Stored>(props: RowFormProps<Stored>) {
  const { label, submit: submitWord, saving, whenChanged, onSubmit, onCancel, children } = props;
  const { busy, form, newer } = saving;
  const words = useWords(kitWords);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [form]);
  return (
    <form ref={form} noValidate className={styles.root} aria-label={label} onSubmit={submit}>
      {newer && whenChanged?.(newer)}
      <Held while={busy}>
        <div className={styles.fields}>{children}</div>
      </Held>
      <Actions>
        <Button type="submit" dense busy={busy}>
          {busy ? words.saving : submitWord}
        </Button>
        <Button kind="secondary" dense onClick={onCancel}>
          {words.cancel}
        </Button>
      </Actions>
    </form>
  );
}
