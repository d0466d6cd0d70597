import { Field } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { sendCode } from '../../admin-client';
import type { Enrolment } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import styles from './account.module.css';
import { AccountForm } from './account-form';
import { CodeInput } from './code-input';
import { QrCode } from './qr-code';
import { useCodeForm } from './use-code-form';

interface EnrolTwoFactorProps {
  enrolment: Enrolment;
  onProved: () => void;
  onCancel: () => void;
}

/** Sending the authenticator's first code switches the second step on. */
export function EnrolTwoFactor({ enrolment: { uri }, onProved, onCancel }: EnrolTwoFactorProps) {
  const { twoFactor: copy } = useWords(adminIdentityWords);
  const { form, ...state } = useCodeForm(sendCode, onProved);
  return (
    <AccountForm words={{ submit: copy.proveSubmit, sending: copy.going }} state={state} onCancel={onCancel}>
      <p>{copy.scan}</p>
      <QrCode text={uri} label={copy.scanLabel} />
      <p>
        {copy.key}
        <br />
        <bdi dir="ltr" className={styles.key}>
          {new URL(uri).searchParams
            .get('secret')
            ?.match(/.{1,4}/g)
            ?.join(' ')}
        </bdi>
      </p>
      <Field label={copy.prove} error={form.formState.errors.code?.message}>
        <CodeInput inputMode="numeric" {...form.register('code')} />
      </Field>
    </AccountForm>
  );
}
