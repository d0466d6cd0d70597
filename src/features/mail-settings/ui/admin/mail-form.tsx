import type { ReactNode } from 'react';
import { SaveBar } from '#/owner/items/form/save-bar';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { kitWords } from '#/owner/kit/copy';
import { Fields } from '#/owner/kit/fields';
import { MailError } from '#/owner/records/mail-error';
import { textDirection } from '#/platform/i18n/locale';
import { mainFirst } from '#/platform/i18n/site-languages';
import { Button } from '#/ui/button';
import { LimitNotice, Notice } from '#/ui/feedback';
import { Field, Textarea } from '#/ui/field';
import { useSiteLanguages, useWords } from '#/ui/language/language';
import type { OwnersMail, TestOutcome } from '../../admin-contract';
import { adminMailWords } from '../../copy';
import styles from './mail-form.module.css';
import { SenderPart } from './sender-part';
import { ServerPart } from './server-part';
import { type MailFormState, useMailForm } from './use-mail-form';

/** Renders the fields in which the owner confirms another mail server. */
export type RenderConfirmation = (form: MailFormState['form']) => ReactNode;

interface MailFormProps {
  mail: OwnersMail;
  confirmation: RenderConfirmation;
}

/** A test mail uses the typed values, even if they are not saved. */
export function MailForm({ mail, confirmation }: MailFormProps) {
  const words = useWords(adminMailWords);
  const state = useMailForm(mail);
  const { needsConfirmation, sending, limitMessage, outcome, save, test } = state;
  return (
    <form noValidate method="post" aria-label={words.title} onSubmit={(event) => void save(event)}>
      <ServerPart mail={mail} form={state.form} />
      <SenderPart mail={mail} form={state.form} />
      <AdminPart id="mail-test" title={words.test.title} note={words.test.note(mail.testTo)}>
        <div className={styles.outcome}>
          <LimitNotice text={limitMessage} />
          {outcome && !sending ? <Outcome outcome={outcome} /> : null}
        </div>
        <Actions>
          <Button kind="secondary" dense busy={sending !== undefined} onClick={() => void test()}>
            {sending === 'test' ? words.test.sending : words.test.send}
          </Button>
        </Actions>
      </AdminPart>
      <SignaturePart form={state.form} />
      {needsConfirmation ? (
        <AdminPart id="mail-confirm" title={words.confirm.title} note={words.confirm.note}>
          <Fields>{confirmation(state.form)}</Fields>
        </AdminPart>
      ) : null}
      <SaveBar saving={sending === 'save'} storedAt={undefined} />
    </form>
  );
}

const signatures = { tr: 'signatureTr', en: 'signatureEn', ar: 'signatureAr' } as const;

function SignaturePart({ form }: Pick<MailFormState, 'form'>) {
  const { signature: words } = useWords(adminMailWords);
  const { names } = useWords(kitWords).languages;
  const { errors } = form.formState;
  const site = useSiteLanguages();
  return (
    <AdminPart id="mail-signature" title={words.title} note={words.note}>
      <div className={styles.signatures}>
        {mainFirst(site).map((locale) => (
          <Field key={locale} label={names[locale]} error={errors[signatures[locale]]?.message}>
            <Textarea
              rows={4}
              lang={locale}
              dir={textDirection(locale)}
              {...form.register(signatures[locale])}
            />
          </Field>
        ))}
      </div>
    </AdminPart>
  );
}

function Outcome({ outcome }: { outcome: TestOutcome }) {
  const { test: words } = useWords(adminMailWords);
  if (outcome.sent) return <Notice title={words.sent}>{words.sentText(outcome.to)}</Notice>;
  return (
    <Notice tone="danger" title={words.refused}>
      <MailError error={outcome.reason} />
      {outcome.words ? (
        <>
          <br />
          {words.words} <bdi dir="ltr">{outcome.words}</bdi>
        </>
      ) : null}
    </Notice>
  );
}
