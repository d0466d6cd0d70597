import * as z from 'zod/mini';
import { language, line, lines } from '#/platform/input/fields';

export const securities = ['tls', 'starttls'] as const;
/** `tls`: encrypted from the first byte. `starttls`: encrypted before anything is sent. */
export type MailSecurity = (typeof securities)[number];

export const usualPorts: Record<MailSecurity, number> = { tls: 465, starttls: 587 };

export const limits = { host: 253, username: 254, password: 200, name: 100, signature: 600 };

/** A host's name or an IP address, without a protocol or a port. */
const isHost = (text: string): boolean =>
  /^[\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u.test(text) || /^[0-9a-f]*(:[0-9a-f]*){2,7}$/i.test(text);

const isEmail = (text: string): boolean => z.safeParse(z.email(), text).success;

const orEmpty = (fits: (text: string) => boolean) => z.refine<string>((text) => text === '' || fits(text));
const optionalEmail = line(254).check(orEmpty(isEmail));
const signature = lines(limits.signature);

/** What the form holds. Everything may be empty: without a host, mails are stored as files. */
export const mailValues = z.object({
  host: line(limits.host).check(orEmpty(isHost)),
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  security: z.enum(securities),
  /** Empty for a server that asks for no sign-in. */
  username: line(limits.username),
  /** Empty: the stored one stays. */
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

/** `PUT /api/admin/mail`; the version is the one that the owner has seen. */
export const mailRequest = z.extend(mailValues, { version: z.int(), language });

/** `POST /api/admin/mail/test`; the mail is in the language. */
export const testRequest = z.extend(mailValues, { language });

/** `GET /api/admin/mail` */
export interface OwnersMail {
  version: number;
  /** Without the password, which never leaves the server. */
  values: Omit<MailValues, 'password'>;
  /** `unreadable`: stored under a key that this server doesn't have. */
  password: 'none' | 'stored' | 'unreadable';
  /** What the environment sets; it wins over the values. */
  environment: {
    server: { host: string; port: number; security: MailSecurity; username: string } | null;
    sender: string | null;
    noticesTo: string | null;
  };
  /** What applies to empty fields: from the profile. */
  defaults: { name: string; email: string };
  /** Where test mails go. */
  testTo: string;
  /** No mails are sent, because there is no mail server. */
  mailsToFiles: boolean;
}

export type TestOutcome =
  | { sent: true; to: string }
  /** `reason` is one of `owner/records`; `words` is what the server replied. */
  | { sent: false; reason: string; words: string | null };

/** What was found of one kind of record. */
export interface DomainFinding {
  /** `several`: only one is allowed; `lacking`: the mail server isn't named in it; `unreachable`: the name servers gave no answer. */
  state: 'good' | 'missing' | 'several' | 'lacking' | 'unreachable';
  /** As they stand. */
  records?: string[];
  /** The TXT record that the domain's provider is to enter. */
  line?: { host: string; value: string };
  /** False where only the provider of the mail server knows the exact line. */
  certain?: boolean;
}

/** `GET /api/admin/mail/domain`: what the domain of the sender says about who may send its mails. */
export interface OwnersMailDomain {
  domain: string;
  /** A domain of many people's mailboxes, whose records are its provider's business. */
  isShared: boolean;
  /** Which servers may send. */
  spf: DomainFinding;
  /** The key that signatures are checked with, and its name. */
  dkim: DomainFinding & { selector?: string };
  /** What receivers do with mails that are neither. */
  dmarc: DomainFinding;
}

/** `?selector=`: the name of the key, as in the signature of a mail that arrived (`s=`). */
export const domainQuery = z.object({
  selector: z.optional(z.string().check(z.regex(/^[a-z\d]([a-z\d._-]{0,61}[a-z\d])?$/i))),
});
