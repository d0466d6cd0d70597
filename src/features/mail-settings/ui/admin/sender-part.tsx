import { AdminPart } from '#/owner/kit/admin-head';
import { FactList } from '#/owner/kit/fact-list';
import { Fields } from '#/owner/kit/fields';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import type { OwnersMail } from '../../admin-contract';
import { adminMailWords } from '../../copy';
import type { MailFormState } from './use-mail-form';

interface PartProps extends Pick<MailFormState, 'form'> {
  mail: OwnersMail;
}

/** What the environment sets can't be edited here. */
export function SenderPart({ mail, form }: PartProps) {
  const { sender: words, environment } = useWords(adminMailWords);
  const { sender, noticesTo } = mail.environment;
  const { name, email } = mail.defaults;
  const { errors } = form.formState;
  const fromEnvironment = (text: string, setting: string) => (
    <>
      <bdi dir="ltr">{text}</bdi>
      <br />
      <span className="text-muted">{environment(setting)}</span>
    </>
  );
  const address = (field: 'senderAddress' | 'replyTo' | 'noticesTo', label: string, hint: string) => (
    <Field label={label} hint={hint} error={errors[field]?.message}>
      <Input type="email" dir="ltr" autoComplete="email" {...form.register(field)} />
    </Field>
  );
  return (
    <AdminPart id="mail-sender" title={words.title}>
      {sender || noticesTo ? (
        <FactList
          facts={[
            sender ? { term: words.from, wide: true, detail: fromEnvironment(sender, 'MAIL_FROM') } : null,
            noticesTo
              ? { term: words.noticesTo, wide: true, detail: fromEnvironment(noticesTo, 'OWNER_EMAIL') }
              : null,
          ]}
        />
      ) : null}
      <Fields>
        {sender ? null : (
          <>
            <Field label={words.name} hint={words.nameHint(name)} error={errors.senderName?.message}>
              <Input dir="auto" autoComplete="off" {...form.register('senderName')} />
            </Field>
            {address('senderAddress', words.address, words.addressHint(email))}
          </>
        )}
        {address('replyTo', words.replyTo, words.replyToHint(email))}
        {noticesTo ? null : address('noticesTo', words.noticesTo, words.noticesToHint(email))}
      </Fields>
    </AdminPart>
  );
}
