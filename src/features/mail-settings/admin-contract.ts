import * as z from 'zod/mini';
import { confirmationFields, optionalConfirmation } from '#/features/identity/admin-contract';
import { language, line, lines } from '#/platform/input/fields';

export const securities = ['tls', 'starttls'] as const;
/**
 * `tls`: the connection is encrypted from the start. `starttls`: it becomes encrypted before any password or mail is sent; a
 * server on this machine need not support that.
 */
export type MailSecurity = (typeof securities)[number];

export const usualPorts: Record<MailSecurity, number> = { tls: 465, starttls: 587 };

const limits = { host: 253, username: 254, password: 200, name: 100, signature: 600 };

/** A host's name or an IP address, without a protocol or a port. */
const isHost = (text: string): boolean =>
  /^[\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u.test(text) || /^[0-9a-f]*(:[0-9a-f]*){2,7}$/i.test(text);

const isEmail = (text: string): boolean => z.safeParse(z.email(), text).success;

const orEmpty = (fits: (text: string) => boolean) => z.refine<string>((text) => text === '' || fits(text));
const optionalEmail = line(254).check(orEmpty(isEmail));
const signature = lines(limits.signature);

/** The values of the form. Texts may be empty. If neither they nor the environment name a server, mails are stored as files. */
export const mailValues = z.object({
  host: line(limits.host).check(orEmpty(isHost)),
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  security: z.enum(securities),
  /** Empty for a server that asks for no sign-in. */
  username: line(limits.username),
  /** Empty to keep the stored password, which is deleted if `username` is empty. */
  password: z.string().check(z.maxLength(limits.password), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  senderAddress: optionalEmail,
  senderName: line(limits.name),
  replyTo: optionalEmail,
  noticesTo: optionalEmail,
  signatureTr: signature,
  signatureEn: signature,
  signatureAr: signature,
});
export type MailValues = z.infer<typeof mailValues>;

const serverFields = ['host', 'port', 'security', 'username'] as const;

/** Whether the mail server, or how the site signs in there, would change. The owner has to confirm such a change. */
export const changesServer = (next: MailValues, stored: Omit<MailValues, 'password'>): boolean =>
  next.password !== '' || serverFields.some((field) => next[field] !== stored[field]);

/** The fields of the form. */
export const mailForm = z.extend(mailValues, confirmationFields);
export type MailFormValues = z.infer<typeof mailForm>;

/** `PUT /api/admin/mail`. `version` is the version of the settings that the owner's page has loaded. */
export const mailRequest = z.extend(mailValues, {
  ...optionalConfirmation,
  version: z.int(),
  language,
});

/** `POST /api/admin/mail/test`. The test mail is in `language`. */
export const testRequest = z.extend(mailValues, { language });

/** `GET /api/admin/mail` */
export interface OwnersMail {
  version: number;
  /** All settings except the password, which never leaves the server. */
  values: Omit<MailValues, 'password'>;
  /** `unreadable`: the password is encrypted with a key that this server doesn't have. */
  password: 'none' | 'stored' | 'unreadable';
  /** The settings from the environment; null for those that it doesn't set. They take precedence over `values`. */
  environment: {
    server: { host: string; port: number; security: MailSecurity; username: string } | null;
    sender: string | null;
    noticesTo: string | null;
  };
  /** The name and address from the profile, which apply if the fields are empty. */
  defaults: { name: string; email: string };
  /** The address to which test mails are sent. */
  testTo: string;
  /** Whether mails are stored as files instead of sent, because there is no mail server. */
  mailsToFiles: boolean;
}

export type TestOutcome =
  | { sent: true; to: string }
  /** `reason` is a mail error as in `owner/records`; `words` is the mail server's reply, null if it sent none. */
  | { sent: false; reason: string; words: string | null };

/** What was found out about one kind of DNS record. */
export interface DomainFinding {
  /**
   * `several`: there are several records, but only one is allowed. `lacking`: the record doesn't name the mail server.
   * `unreachable`: the name servers didn't respond.
   */
  state: 'good' | 'missing' | 'several' | 'lacking' | 'unreachable';
  records?: string[];
  /** The TXT record that should be entered at the domain's provider. */
  line?: { host: string; value: string };
  /** False if `line` is a guess, because only the provider of the mail server knows the exact record. */
  certain?: boolean;
}

/** `GET /api/admin/mail/domain`: what the domain of the sender says about who may send its mails. */
export interface OwnersMailDomain {
  domain: string;
  /** Whether the domain belongs to a mailbox provider such as Gmail, which sets the records itself. */
  isShared: boolean;
  /** SPF: which servers may send mails of the domain. */
  spf: DomainFinding;
  /** DKIM: the key with which receivers check signatures, and the key's name. */
  dkim: DomainFinding & { selector?: string };
  /** DMARC: what receivers do with mails that fail both SPF and DKIM. */
  dmarc: DomainFinding;
}

/** `?selector=`: the name of the DKIM key, as in the signature of a mail from this domain (`s=`). */
export const domainQuery = z.object({
  selector: z.optional(z.string().check(z.regex(/^[a-z\d]([a-z\d._-]{0,61}[a-z\d])?$/i))),
});
