import { type MailSecurity, usualPorts } from '../../admin-contract';

interface Provider {
  name: string;
  host: string;
  security: MailSecurity;
  /** Where the owner creates an app password, if the provider has one page for it. */
  isGoogle?: true;
}

/** Common providers; each asks for an app password. */
export const providers: readonly Provider[] = [
  { name: 'Gmail', host: 'smtp.gmail.com', security: 'tls', isGoogle: true },
  { name: 'Yandex', host: 'smtp.yandex.com', security: 'tls' },
  { name: 'iCloud', host: 'smtp.mail.me.com', security: 'starttls' },
  { name: 'Fastmail', host: 'smtp.fastmail.com', security: 'tls' },
];

/** Where a Google account creates an app password. */
export const googleAppPasswords = 'https://myaccount.google.com/apppasswords';

/** The port after the encryption was changed: one that was typed by hand stays. */
export const portFor = (security: MailSecurity, port: number): number =>
  Object.values(usualPorts).includes(port) || Number.isNaN(port) ? usualPorts[security] : port;
