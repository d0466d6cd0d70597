import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { adminIdentityWords } from '../../copy';

interface AccountFormProps {
  submit: string;
  busy: string;
  sending: boolean;
  refusal: string | undefined;
  onSubmit: FormEventHandler;
  /** Where it can be put aside. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A short form in a part of the account page: its fields, why it was refused, and the way on. */
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
  const go = (
    <Button type="submit" dense busy={sending}>
      {sending ? busy : submit}
    </Button>
  );
  return (
    <form noValidate method="post" className="account-part-form" onSubmit={onSubmit}>
      {children}
      {refusal ? <Notice tone="danger" title={refusal} /> : null}
      {onCancel ? (
        <div className="account-actions">
          {go}
          <Button kind="quiet" dense onClick={onCancel}>
            {twoFactor.cancel}
          </Button>
        </div>
      ) : (
        go
      )}
    </form>
  );
}
