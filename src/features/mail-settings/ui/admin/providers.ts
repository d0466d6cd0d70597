import { type MailSecurity, usualPorts } from '../../admin-contract';

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

export const googleAppPasswords = 'https://myaccount.google.com/apppasswords';

/** The port after a change of the encryption: the usual port of the new encryption, unless an unusual port was typed. */
export const portFor = (security: MailSecurity, port: number): number =>
  Object.values(usualPorts).includes(port) || Number.isNaN(port) ? usualPorts[security] : port;
