import type { Localized } from '#/platform/i18n/locale';
import type { Correspondence } from '#/platform/mail/addresses';
import type { MailAddress, SmtpServer } from '#/platform/mail/transport';
import { type MailSecurity, type MailValues, type OwnersMail, usualPorts } from './admin-contract';

/** What the environment says about mails. */
export interface MailEnvironment {
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  ownerEmail?: string | undefined;
}

/** How mails are sent now. */
export interface MailSetup extends Correspondence {
  /** Neither `smtpUrl` nor `server`: mails are stored as files. */
  transport: { smtpUrl?: string; server?: SmtpServer; from: string | MailAddress };
  signature: Localized;
}

/** Until the owner has entered anything. */
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

/** What the environment says wins over what the owner entered; what neither says comes from the profile. */
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

/** What the owner sees of the environment, without passwords. */
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

/** What speaks against sending a stored password to the server of these values. */
export function passwordProblem(
  next: Pick<MailValues, 'host' | 'port' | 'username' | 'password'>,
  stored: Pick<MailValues, 'host' | 'port' | 'username'>,
  hasStored: boolean,
): 'missing' | 'elsewhere' | undefined {
  if (!next.host || !next.username || next.password) return undefined;
  if (!hasStored) return 'missing';
  // Otherwise whoever sits at an open browser could have the password sent to a server of theirs, on a shared host too.
  const isSamePort = next.port === stored.port || Object.values(usualPorts).includes(next.port);
  const isSame = next.host === stored.host && isSamePort && next.username === stored.username;
  return isSame ? undefined : 'elsewhere';
}

/** The name and password by which the site signs in to the server of the environment. */
export function environmentAccount(smtpUrl: string): { username: string; password: string } {
  const { username, password } = new URL(smtpUrl);
  return { username: decoded(username), password: decoded(password) };
}

/** A server's reply without the password, however the server quotes it. */
export function withoutPassword(words: string, username: string, password: string): string {
  if (password === '') return words;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const secrets = [base64(`\u0000${username}\u0000${password}`), base64(password), password];
  return secrets.reduce((text, secret) => text.replaceAll(secret, '•••'), words);
}
