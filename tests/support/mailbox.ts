import { EventEmitter, once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the server received it, and as a mail program shows it. */
export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
  /** The mail's source, as received. */
  source: string;
}

export interface Mailbox {
  /** The value for `SMTP_URL`; it stays the same after stop and start. */
  url: string;
  /** All mails that have arrived, in order of arrival. */
  mails: ReceivedMail[];
  /** The first matching mail, whether already here or still to come; rejects after `timeout` milliseconds. */
  waitFor(fits: (mail: ReceivedMail) => boolean, timeout?: number): Promise<ReceivedMail>;
  /** Sets whether every mail is refused temporarily (SMTP 451), so that the sender tries again later. */
  refuse(refusing: boolean): void;
  /** Refuses mails to this address for good (SMTP 550). */
  refuseAddress(address: string): void;
  /** Sets whether the server receives each mail completely, then drops the connection without a reply. */
  cut(cutting: boolean): void;
  /** The number of deliveries refused temporarily so far. */
  refused(): number;
  /** Stops: connections are closed, new ones are not accepted. */
  stop(): Promise<void>;
  /** Starts again on the same port. */
  start(): Promise<void>;
}

/** A real SMTP server on a free loopback port, without encryption; it asks for a sign-in if it has an account. */
export async function openMailbox(account?: { user: string; password: string }): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter<{ mail: [ReceivedMail] }>().setMaxListeners(0);
  let refusing = false;
  let cutting = false;
  const sockets = new Set<Socket>();
  let refused = 0;
  const unknown = new Set<string>();
  let port = 0;
  let server: SMTPServer | undefined;

  const create = () =>
    new SMTPServer({
      disabledCommands: account ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        if (username === account?.user && password === account?.password)
          return done(null, { user: username });
        // Some servers repeat the password in their refusal.
        done(Object.assign(new Error(`5.7.8 No such password: ${password}`), { responseCode: 535 }));
      },
      closeTimeout: 1,
      onMailFrom(_address, _session, done) {
        if (!refusing) return done();
        refused += 1;
        done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      },
      onRcptTo({ address }, _session, done) {
        if (!unknown.has(address)) return done();
        done(Object.assign(new Error(`5.1.1 <${address}> is unknown here`), { responseCode: 550 }));
      },
      onData(stream, session, done) {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        read(stream, { from, to: rcptTo.map(({ address }) => address) }).then((mail) => {
          mails.push(mail);
          if (cutting) for (const socket of sockets) socket.destroy();
          else done();
          arrivals.emit('mail', mail);
        }, done);
      },
    });

  const mailbox: Mailbox = {
    url: '',
    mails,
    async waitFor(fits, timeout = 20_000) {
      const known = mails.find(fits);
      if (known) return known;
      const tooLate = AbortSignal.timeout(timeout);
      try {
        while (true) {
          const [mail] = (await once(arrivals, 'mail', { signal: tooLate })) as [ReceivedMail];
          if (fits(mail)) return mail;
        }
      } catch (error) {
        if (!tooLate.aborted) throw error;
        const subjects = mails.map((mail) => `  ${mail.envelope.to.join(', ')}: ${mail.subject}`).join('\n');
        throw new Error(`No such mail came within ${timeout} ms. What came:\n${subjects || '  nothing'}`);
      }
    },
    refuse(next) {
      refusing = next;
    },
    refuseAddress: (address) => {
      unknown.add(address);
    },
    cut(next) {
      cutting = next;
    },
    refused: () => refused,
    async stop() {
      const stopping = server;
      server = undefined;
      if (stopping) await new Promise<void>((resolve) => stopping.close(resolve));
    },
    async start() {
      if (server) return;
      server = create();
      // A client may disconnect midway.
      server.on('error', () => undefined);
      const listening = server.listen(port, '127.0.0.1');
      listening.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      await once(listening, 'listening');
      port = (listening.address() as AddressInfo).port;
      mailbox.url = `smtp://127.0.0.1:${port}`;
    },
  };
  await mailbox.start();
  return mailbox;
}

async function read(
  stream: NodeJS.ReadableStream,
  envelope: ReceivedMail['envelope'],
): Promise<ReceivedMail> {
  const source = await buffer(stream);
  return { ...(await PostalMime.parse(source)), envelope, source: source.toString('utf8') };
}

/** The path and query of a mail's link to a page below `path`, such as `/enrolment/`. */
export function linkIn({ text = '' }: Pick<ReceivedMail, 'text'>, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((each) => new URL(each).pathname.startsWith(path));
  const { pathname, search } = new URL(link ?? '');
  return `${pathname}${search}`;
}
