import type { Localized } from '#/platform/i18n/locale';
import type { Correspondence } from '#/platform/mail/addresses';
import type { MailAddress, SmtpServer } from '#/platform/mail/transport';
import { type MailSecurity, type MailValues, type OwnersMail, usualPorts } from './admin-contract';

export interface MailEnvironment {
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  ownerEmail?: string | undefined;
}

/** The mail setup (GLOSSARY.md: mail settings): the settings of the environment, the owner and the profile combined. */
export interface MailSetup extends Correspondence {
  /** Without `smtpUrl` and `server`, mails are stored as files. */
  transport: { smtpUrl?: string; server?: SmtpServer; from: string | MailAddress };
  signature: Localized;
}

interface Provider {
  name: string;
  host: string;
  security: MailSecurity;
  /** Whether app passwords are created at `googleAppPasswords`. */
  isGoogle?: true;
}

/** Common mail providers. Each of them requires an app password. */
export const providers: readonly Provider[] = [
  { name: 'Gmail', host: 'smtp.gmail.com', security: 'tls', isGoogle: true },
  { name: 'Yandex', host: 'smtp.yandex.com', security: 'tls' },
  { name: 'iCloud', host: 'smtp.mail.me.com', security: 'starttls' },
  { name: 'Fastmail', host: 'smtp.fastmail.com', security: 'tls' },
];

/** The values that apply until the owner saves the form for the first time. */
export const noValues: MailValues = {
  host: '',
  port: usualPorts.tls,
  security: 'tls',
  username: '',
  password: '',
  senderAddress: '',
  senderName: '',
  replyTo: '',
  noticesTo: '',
  signatureTr: '',
  signatureEn: '',
  signatureAr: '',
};

/**
 * Combines the sources of settings. The environment takes precedence over what the owner entered. The profile fills in a missing
 * sender.
 */
export function mailSetup(environment: MailEnvironment, values: MailValues, profile: MailAddress): MailSetup {
  const { host, port, security, username, password } = values;
  const auth = username ? { username, password } : undefined;
  const { smtpUrl, mailFrom, ownerEmail } = environment;
  const own = {
    name: values.senderName || profile.name || '',
    address: values.senderAddress || profile.address,
  };
  return {
    transport: {
      ...(smtpUrl ? { smtpUrl } : {}),
      ...(!smtpUrl && host ? { server: { host, port, security, auth } } : {}),
      from: mailFrom ?? own,
    },
    ownerEmail: ownerEmail ?? (values.noticesTo || undefined),
    replyEmail: values.replyTo || undefined,
    signature: { tr: values.signatureTr, en: values.signatureEn, ar: values.signatureAr },
  };
}

/** Leaves out the password. */
export function shownEnvironment({
  smtpUrl,
  mailFrom,
  ownerEmail,
}: MailEnvironment): OwnersMail['environment'] {
  return {
    server: smtpUrl ? shownServer(new URL(smtpUrl)) : null,
    sender: mailFrom ?? null,
    noticesTo: ownerEmail ?? null,
  };
}

function shownServer({ protocol, hostname, port, username }: URL) {
  const security: MailSecurity = protocol === 'smtps:' ? 'tls' : 'starttls';
  return {
    host: hostname,
    port: Number(port) || usualPorts[security],
    security,
    username: decoded(username),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Why the new settings can't be used without typing the password: none is stored (`missing`), or it was stored for another server
 * or user name (`elsewhere`). Undefined if they can be used.
 */
export function passwordProblem(
  next: Pick<MailValues, 'host' | 'port' | 'username' | 'password'>,
  stored: Pick<MailValues, 'host' | 'port' | 'username'>,
  hasStored: boolean,
): 'missing' | 'elsewhere' | undefined {
  if (!next.host || !next.username || next.password) return undefined;
  if (!hasStored) return 'missing';
  // Without this check, somebody at the owner's unlocked browser could have the stored password sent to their own server. The
  // port counts too, because on a shared host anybody can listen on an unusual port.
  const isSamePort = next.port === stored.port || Object.values(usualPorts).includes(next.port);
  const isSame = next.host === stored.host && isSamePort && next.username === stored.username;
  return isSame ? undefined : 'elsewhere';
}

/** What is wrong with the account that the new settings sign in with, by field. */
export interface AccountFaults {
  username?: 'missing';
  password?: 'missing' | 'elsewhere';
}

/** Why the account of the new settings can't be used; undefined if it can, or if the server may ask for no sign-in. */
export function accountFaults(
  next: Pick<MailValues, 'host' | 'port' | 'username' | 'password'>,
  stored: Pick<MailValues, 'host' | 'port' | 'username'>,
  hasStored: boolean,
): AccountFaults | undefined {
  if (next.username === '' && providers.some(({ host }) => host === next.host))
    return { username: 'missing', ...(next.password || hasStored ? {} : { password: 'missing' }) };
  const password = passwordProblem(next, stored, hasStored);
  return password && { password };
}

export function environmentAccount(smtpUrl: string): { username: string; password: string } {
  const { username, password } = new URL(smtpUrl);
  return { username: decoded(username), password: decoded(password) };
}

/** A mail server's reply in which the password is masked, whether it quotes the password in plain text or in Base64. */
export function withoutPassword(words: string, username: string, password: string): string {
  if (password === '') return words;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const secrets = [base64(`\u0000${username}\u0000${password}`), base64(password), password];
  return secrets.reduce((text, secret) => text.replaceAll(secret, '•••'), words);
}
