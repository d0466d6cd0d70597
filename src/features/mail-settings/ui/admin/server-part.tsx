import { useState } from 'react';
import { AdminPart } from '#/owner/kit/admin-head';
import { FactList } from '#/owner/kit/fact-list';
import { Fields } from '#/owner/kit/fields';
import { technicalText } from '#/owner/kit/technical-text';
import { Field, Input, Options, Select } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { type MailSecurity, type OwnersMail, securities, usualPorts } from '../../admin-contract';
import { adminMailWords } from '../../copy';
import { providers } from '../../rules';
import { googleAppPasswords, portFor } from './providers';
import type { MailFormState } from './use-mail-form';

interface PartProps extends Pick<MailFormState, 'form'> {
  mail: OwnersMail;
}

/** The mail server can't be edited if the environment sets it. */
export function ServerPart({ mail, form }: PartProps) {
  const { server: words, environment } = useWords(adminMailWords);
  const { server } = mail.environment;
  if (!server) {
    return (
      <AdminPart id="mail-server" title={words.title} note={words.note}>
        <ServerFields mail={mail} form={form} />
      </AdminPart>
    );
  }
  const facts = [
    [words.host, server.host],
    [words.port, String(server.port)],
    [words.security, server.security.toUpperCase()],
    [words.username, server.username],
  ] as const;
  return (
    <AdminPart id="mail-server" title={words.title} note={environment('SMTP_URL')}>
      <FactList
        facts={facts.map(([term, text]) => (text ? { term, detail: <bdi dir="ltr">{text}</bdi> } : null))}
      />
    </AdminPart>
  );
}

/** Asks for the provider, an address and a password. The technical fields appear only if the provider isn't in the list. */
function ServerFields({ mail, form }: PartProps) {
  const { server: words } = useWords(adminMailWords);
  const { errors } = form.formState;
  const [chosen, setChosen] = useState<'other' | 'outlook'>();
  const host = form.watch('host');
  const provider = chosen ? undefined : providers.find((each) => each.host === host);
  const shown = chosen ?? provider?.host ?? (host ? 'other' : '');
  const choose = (next: string) => {
    const known = providers.find((each) => each.host === next);
    const security = known?.security ?? 'tls';
    setChosen(next === 'other' || next === 'outlook' ? next : undefined);
    form.setValue('host', known?.host ?? '', { shouldValidate: true });
    form.setValue('security', security);
    form.setValue('port', usualPorts[security], { shouldValidate: true });
  };
  const hints: Record<string, string> = { other: words.otherHint, outlook: words.outlookHint };
  if (provider) hints[provider.host] = words.appPassword;
  const isOther = shown === 'other';
  return (
    <Fields>
      <Field
        label={words.provider}
        hint={provider?.isGoogle ? words.google : hints[shown]}
        error={isOther ? undefined : errors.host?.message}
      >
        <Select value={shown} onChange={(event) => choose(event.target.value)}>
          <option value="">{words.choose}</option>
          {providers.map((each) => (
            <option key={each.host} value={each.host}>
              {each.name}
            </option>
          ))}
          <option value="outlook">Outlook, Hotmail</option>
          <option value="other">{words.other}</option>
        </Select>
      </Field>
      {provider?.isGoogle ? (
        <p className="text-small">
          <a href={googleAppPasswords} target="_blank" rel="noopener noreferrer">
            {words.googleLink}
          </a>
        </p>
      ) : null}
      {isOther ? <TechnicalFields form={form} onTyping={() => setChosen('other')} /> : null}
      {isOther || provider ? <AccountFields mail={mail} form={form} isOther={isOther} /> : null}
    </Fields>
  );
}

interface TechnicalFieldsProps extends Pick<PartProps, 'form'> {
  /** Called when the owner types a server's name. The technical fields then stay, even if it is the name of a listed provider. */
  onTyping: () => void;
}

function TechnicalFields({ form, onTyping }: TechnicalFieldsProps) {
  const { server: words } = useWords(adminMailWords);
  const { errors } = form.formState;
  const security = form.register('security', {
    onChange: ({ target }: { target: { value: MailSecurity } }) =>
      form.setValue('port', portFor(target.value, form.getValues('port')), { shouldValidate: true }),
  });
  const host = form.register('host', { onChange: onTyping });
  return (
    <>
      <Field label={words.host} hint={words.hostHint} error={errors.host?.message}>
        <Input {...technicalText} {...host} />
      </Field>
      <Field label={words.security} hint={words.securityHint} error={errors.security?.message}>
        <Select {...security}>
          <Options of={securities} text={(each) => words.securities[each]} />
        </Select>
      </Field>
      <Field label={words.port} error={errors.port?.message}>
        <Input
          {...technicalText}
          inputMode="numeric"
          autoComplete="off"
          {...form.register('port', { valueAsNumber: true })}
        />
      </Field>
    </>
  );
}

function AccountFields({ mail, form, isOther }: PartProps & { isOther: boolean }) {
  const { server: words } = useWords(adminMailWords);
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={isOther ? words.username : words.account}
        hint={isOther ? words.usernameHint : undefined}
        error={errors.username?.message}
      >
        <Input {...technicalText} {...form.register('username')} />
      </Field>
      <Field
        label={isOther ? words.password : words.ownPassword}
        hint={mail.password === 'stored' ? words.passwordStored : words.passwordHint}
        error={errors.password?.message}
      >
        <Input
          {...technicalText}
          type="password"
          autoComplete="new-password"
          {...form.register('password')}
        />
      </Field>
    </>
  );
}
