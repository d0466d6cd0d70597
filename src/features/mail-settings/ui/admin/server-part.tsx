import { AdminPart } from '#/owner/kit/admin-head';
import { FactList } from '#/owner/kit/fact-list';
import { Field, Input, Select } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { limits, type MailSecurity, type OwnersMail, securities, usualPorts } from '../../admin-contract';
import { adminMailWords } from '../../copy';
import styles from './mail-form.module.css';
import { portFor, providers } from './providers';
import type { MailFormState } from './use-mail-form';

interface PartProps extends Pick<MailFormState, 'form'> {
  mail: OwnersMail;
}

/** The mail server; only shown where the environment says which it is. */
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

const technical = { dir: 'ltr', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

function ServerFields({ mail, form }: PartProps) {
  const { server: words } = useWords(adminMailWords);
  const { errors } = form.formState;
  const host = form.watch('host');
  const provider = providers.find((each) => each.host === host);
  const choose = (chosen: string) => {
    const next = providers.find((each) => each.host === chosen);
    const security = next?.security ?? 'tls';
    form.setValue('host', chosen, { shouldValidate: true });
    form.setValue('security', security);
    form.setValue('port', usualPorts[security], { shouldValidate: true });
  };
  const security = form.register('security', {
    onChange: ({ target }: { target: { value: MailSecurity } }) =>
      form.setValue('port', portFor(target.value, form.getValues('port')), { shouldValidate: true }),
  });
  return (
    <div className={styles.fields}>
      <Field label={words.provider} hint={provider ? words.appPassword : undefined}>
        <Select value={provider?.host ?? ''} onChange={(event) => choose(event.target.value)}>
          <option value="">{words.other}</option>
          {providers.map((each) => (
            <option key={each.host} value={each.host}>
              {each.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.host} hint={words.hostHint} error={errors.host?.message}>
        <Input {...technical} autoComplete="off" maxLength={limits.host} {...form.register('host')} />
      </Field>
      <Field label={words.security} error={errors.security?.message}>
        <Select {...security}>
          {securities.map((each) => (
            <option key={each} value={each}>
              {words.securities[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.port} error={errors.port?.message}>
        <Input
          {...technical}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          {...form.register('port', { valueAsNumber: true })}
        />
      </Field>
      <Field label={words.username} hint={words.usernameHint} error={errors.username?.message}>
        <Input {...technical} autoComplete="off" maxLength={limits.username} {...form.register('username')} />
      </Field>
      <Field
        label={words.password}
        hint={mail.password === 'stored' ? words.passwordStored : words.passwordHint}
        error={errors.password?.message}
      >
        <Input
          {...technical}
          type="password"
          autoComplete="new-password"
          maxLength={limits.password}
          {...form.register('password')}
        />
      </Field>
    </div>
  );
}
