import { PassThrough, pipeline } from 'node:stream';
import { isLoopback } from '#/platform/net/loopback';
import { removeMailFile, writeMailFile } from './mail-file';

export interface MailAddress {
  name?: string;
  address: string;
}

export interface OutgoingMail {
  to: MailAddress;
  subject: string;
  html: string;
  text: string;
  /** Without angle brackets. Every attempt to send the mail has the same id, so that mail programs recognise a second copy. */
  messageId: string;
  /** BCP 47. */
  language: string;
  replyTo?: MailAddress;
  calendar?: { method: 'REQUEST' | 'PUBLISH' | 'CANCEL'; filename: string; content: string };
  /** Whether the mail was caused by a form that anybody can submit with any address. */
  causedByStranger?: boolean;
}

export interface MailTransport {
  /** Whether mails are stored as files, and not sent. */
  readonly toFiles: boolean;
  /** Resolves once the server, or the disk, has the mail; otherwise throws an error for `mailErrorReason`. */
  send(mail: OutgoingMail): Promise<void>;
  /** Connects and signs in to the mail server, if there is one, without sending anything; throws like `send`. */
  verify(): Promise<void>;
  /** Deletes the file of a mail, by its message id; what a mail server has received can't be deleted. */
  deleteFile(messageId: string): Promise<void>;
  close(): Promise<void>;
}

/** A mail server. If the connection is encrypted, the server's certificate must be valid for `host`. */
export interface SmtpServer {
  host: string;
  port: number;
  /** `tls`: encrypted from the first byte. `starttls`: encrypted before a mail is sent; optional for a server on this machine. */
  security: 'tls' | 'starttls';
  auth: { username: string; password: string } | undefined;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`; without it and without a `server`, mails become files in `directory`. */
  smtpUrl?: string | undefined;
  server?: SmtpServer | undefined;
  directory: string;
  /** As text: 'Name <address>' or an address. */
  from: string | MailAddress;
  deadlines?: typeof defaultDeadlines;
}

const seconds = 1000;
const timeouts = {
  connectionTimeout: 15 * seconds,
  greetingTimeout: 15 * seconds,
  dnsTimeout: 10 * seconds,
};

/**
 * Milliseconds until the server must have the whole mail, and from then until its reply. A server may examine a mail for minutes.
 * A client that gives up before ten minutes could send the mail twice (RFC 5321, 4.5.3.2.6).
 */
const defaultDeadlines = { handover: 80 * seconds, reply: 600 * seconds };

/** Keeps nodemailer from reading files or fetching addresses that a mail refers to. */
const noAccess = { disableFileAccess: true, disableUrlAccess: true };

export async function createMailTransport(settings: MailSettings): Promise<MailTransport> {
  const { smtpUrl, server, directory, from, deadlines = defaultDeadlines } = settings;
  // Nodemailer is large, so it is loaded here and not at the start of the process.
  const { default: nodemailer } = await import('nodemailer');
  const connection = smtpUrl ? byUrl(smtpUrl) : server && byServer(server);
  if (connection) {
    // A connection for each mail: nodemailer's pool can wait for ever if the server closes a connection at the wrong moment.
    const open = (socketTimeout: number) =>
      nodemailer.createTransport({ ...connection, ...timeouts, socketTimeout, ...noAccess });
    const smtp = open(deadlines.handover + deadlines.reply);
    smtp.use('stream', (compiled, done) => {
      compiled.message.processFunc((input) => {
        const passed = new PassThrough();
        pipeline(input, passed, () => undefined);
        return passed.on('end', () => (compiled.data as Watched).onHandedOver());
      });
      done();
    });
    return {
      toFiles: false,
      async send(mail) {
        let handedOver = false;
        const ending = new AbortController();
        const endIn = (ms: number) => setTimeout(() => ending.abort(), ms);
        let timer = endIn(deadlines.handover);
        const watched: Watched = {
          signal: ending.signal,
          onHandedOver: () => {
            handedOver = true;
            clearTimeout(timer);
            timer = endIn(deadlines.reply);
          },
        };
        try {
          await smtp.sendMail({ ...toMessage(mail, from), ...watched });
        } catch (error) {
          // If the server replied with a status, it refused the mail. Without a reply to the whole mail, it may have accepted it.
          if (handedOver && typeof asSmtpError(error).responseCode !== 'number')
            unclearEnds.add(error as object);
          throw error;
        } finally {
          clearTimeout(timer);
        }
      },
      async verify() {
        await open(20 * seconds).verify();
      },
      // The folder may hold mails that were stored before a mail server was set up.
      deleteFile: (messageId) => removeMailFile(directory, messageId),
      close: async () => smtp.close(),
    };
  }
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...noAccess,
  });
  return {
    toFiles: true,
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail, from));
      await writeMailFile(directory, mail.messageId, message as Buffer);
    },
    verify: () => Promise.resolve(),
    deleteFile: (messageId) => removeMailFile(directory, messageId),
    close: () => Promise.resolve(),
  };
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const toAddress = ({ name, address }: MailAddress) => ({
  name: oneLine(name ?? ''),
  address: oneLine(address),
});

function toMessage(mail: OutgoingMail, from: string | MailAddress) {
  return {
    from: typeof from === 'string' ? from : toAddress(from),
    to: toAddress(mail.to),
    ...(mail.replyTo ? { replyTo: toAddress(mail.replyTo) } : {}),
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    messageId: `<${mail.messageId}>`,
    headers: {
      'Content-Language': mail.language,
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    // Nodemailer adds the file twice: as a text/calendar alternative for Gmail and Outlook, and as an attachment for Apple Mail.
    ...(mail.calendar ? { icalEvent: mail.calendar } : {}),
  };
}

interface Watched {
  /** Ends the attempt, and its connection. */
  signal: AbortSignal;
  /** Called when the last byte of the mail has been handed over to the connection. */
  onHandedOver(): void;
}

/** `smtp:` requires TLS except on this machine; `smtps:` has it anyway. `?requireTLS=false` in the URL overrides this. */
function byUrl(url: string) {
  const { protocol, hostname } = new URL(url);
  return { url, requireTLS: protocol === 'smtp:' && !isLoopback(hostname) };
}

function byServer({ host, port, security, auth }: SmtpServer) {
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls' && !isLoopback(host),
    ...(auth ? { auth: { user: auth.username, pass: auth.password } } : {}),
  };
}

interface SmtpError {
  code?: unknown;
  /** The operating system's code, if nodemailer replaced it with its own. */
  originalCode?: unknown;
  responseCode?: unknown;
  response?: unknown;
  command?: unknown;
}

const asSmtpError = (error: unknown): SmtpError => (typeof error === 'object' && error !== null ? error : {});

const reasons: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNECTION: 'connection lost',
  ECONNRESET: 'connection lost',
  ESOCKET: 'connection failed',
  ETIMEDOUT: 'no answer in time',
  EABORT: 'no answer in time',
  EDNS: 'mail server not found',
  ETLS: 'no secure connection',
  EAUTH: 'sign-in refused',
  ENOAUTH: 'sign-in refused',
  EENVELOPE: 'address refused',
  EMESSAGE: 'mail refused',
  ENOSPC: 'disk full',
  EACCES: 'folder not writable',
};

/** Whether the server refuses the recipient's address for good, usually because it doesn't exist. */
export function isAddressRefused(error: unknown): boolean {
  const { code, command, responseCode } = asSmtpError(error);
  return code === 'EENVELOPE' && command === 'RCPT TO' && Number(responseCode) >= 500;
}

/** Why a mail was not sent, in a form that may be stored: only codes, because a server's message can quote the address. */
export function mailErrorReason(error: unknown): string {
  const { code: outer, originalCode, responseCode, response } = asSmtpError(error);
  const code = typeof originalCode === 'string' ? originalCode : outer;
  if (typeof code !== 'string') return `not composed (${error instanceof Error ? error.name : typeof error})`;
  const refusedTls = code === 'ETLS' && typeof responseCode === 'number';
  const words = refusedTls
    ? 'no encryption offered'
    : (reasons[code] ?? reasons[String(outer)] ?? 'not sent');
  if (typeof responseCode !== 'number') return `${words} (${code})`;
  const status =
    typeof response === 'string' ? /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined;
  const lasting = responseCode >= 500 ? ', for good' : '';
  return `${words}${lasting} (${code} ${responseCode}${status ? ` ${status}` : ''})`;
}

/** What the server replied, in one line; undefined if it didn't reply with a status. The reply can quote addresses. */
export function serverReply(error: unknown): string | undefined {
  const { responseCode, response } = asSmtpError(error);
  return typeof responseCode === 'number' && typeof response === 'string'
    ? oneLine(response).slice(0, 300)
    : undefined;
}

/** Errors of attempts that ended without a reply after the whole mail had been handed over. */
const unclearEnds = new WeakSet<object>();

/** False if it is certain that nobody received the mail. */
export const mayHaveArrived = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && unclearEnds.has(error);
