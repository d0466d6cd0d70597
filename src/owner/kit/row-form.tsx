import { type FormEventHandler, type ReactNode, type RefObject, useEffect } from 'react';
import { Button } from '#/ui/button';
import { Held } from '#/ui/held';
import { useWords } from '#/ui/language/language';
import { Actions } from './actions';
import { kitWords } from './copy';
import styles from './row-form.module.css';

interface RowFormProps {
  label: string;
  submit: string;
  busy: boolean;
  ref: RefObject<HTMLFormElement | null>;
  /** Shown above the fields. */
  above: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  children: ReactNode;
}

/** The form for a new row, or for an existing one, then in its place. It takes the focus when it appears. */
export function RowForm({ label, submit, busy, ref, above, onSubmit, onCancel, children }: RowFormProps) {
  const { cancel, saving } = useWords(kitWords);
  useEffect(() => ref.current?.querySelector<HTMLElement>('input')?.focus(), [ref]);
  return (
    <form ref={ref} noValidate className={styles.root} aria-label={label} onSubmit={onSubmit}>
      {above}
      <Held while={busy}>
        <div className={styles.fields}>{children}</div>
      </Held>
      <Actions>
        <Button type="submit" dense busy={busy}>
          {busy ? saving : submit}
        </Button>
        <Button kind="secondary" dense onClick={onCancel}>
          {cancel}
        </Button>
      </Actions>
    </form>
  );
}
