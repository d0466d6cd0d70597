import type { ReactNode } from 'react';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { Held } from '#/ui/held';
import { useWords } from '#/ui/language/language';
import { adminIdentityWords } from '../../copy';
import styles from './account.module.css';
import type { OwnerFormState } from './use-owner-form';

interface AccountFormProps {
  words: { submit: string; sending: string };
  state: OwnerFormState;
  onCancel?: () => void;
  children: ReactNode;
}

export function AccountForm({ words, state, onCancel, children }: AccountFormProps) {
  const { sending, submit, refusal } = state;
  const { twoFactor } = useWords(adminIdentityWords);
  return (
    <form noValidate method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <Held while={sending}>{children}</Held>
      {refusal ? <Notice tone="danger" title={refusal} /> : null}
      <div className={styles.actions}>
        <Button type="submit" dense busy={sending}>
          {sending ? words.sending : words.submit}
        </Button>
        {onCancel ? (
          <Button kind="quiet" dense onClick={onCancel}>
            {twoFactor.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
