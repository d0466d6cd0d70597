import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { adminIdentityWords } from '../../copy';
import styles from './account.module.css';

interface AccountFormProps {
  submit: string;
  busy: string;
  sending: boolean;
  refusal: string | undefined;
  onSubmit: FormEventHandler;
  onCancel?: () => void;
  children: ReactNode;
}

/** A short form of the account page: fields, error, and buttons. */
export function AccountForm({
  submit,
  busy,
  sending,
  refusal,
  onSubmit,
  onCancel,
  children,
}: AccountFormProps) {
  const { twoFactor } = useWords(adminIdentityWords);
  const submitButton = (
    <Button type="submit" dense busy={sending}>
      {sending ? busy : submit}
    </Button>
  );
  return (
    <form noValidate method="post" className={styles.form} onSubmit={onSubmit}>
      {children}
      {refusal ? <Notice tone="danger" title={refusal} /> : null}
      {onCancel ? (
        <div className={styles.actions}>
          {submitButton}
          <Button kind="quiet" dense onClick={onCancel}>
            {twoFactor.cancel}
          </Button>
        </div>
      ) : (
        submitButton
      )}
    </form>
  );
}
