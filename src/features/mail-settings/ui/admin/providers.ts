import { type MailSecurity, usualPorts } from '../../admin-contract';

export const googleAppPasswords = 'https://myaccount.google.com/apppasswords';

/** The port after a change of the encryption: the usual port of the new encryption, unless an unusual port was typed. */
export const portFor = (security: MailSecurity, port: number): number =>
  Object.values(usualPorts).includes(port) || Number.isNaN(port) ? usualPorts[security] : port;
