import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { linkIn } from '../mailbox.ts';

/** What is kept of a mail. A race causes too many mails to keep whole ones in memory. */
interface Arrival {
  to: string;
  copies: number;
}

export interface MailSink {
  /** The value for `SMTP_URL`. */
  url: string;
  /** The mails that arrived, by Message-ID without its brackets. */
  arrivals: ReadonlyMap<string, Arrival>;
  /**
   * The next link to a page below `path` in a mail to an address. Waits for the mail where it hasn't arrived; resolves to
   * undefined once `ended` is aborted.
   */
  nextLink(address: string, path: string, ended?: AbortSignal): Promise<PageLink | undefined>;
  stop(): Promise<void>;
}

export interface PageLink {
  id: string;
  token: string;
}

/** Addresses whose mails are read for their links. */
const isRead = (address: string) => /^(buyer|waiter)-/.test(address);

/** A real SMTP server that counts what arrives. */
export async function openMailSink(): Promise<MailSink> {
  const arrivals = new Map<string, Arrival>();
  const links = new Map<string, string[]>();
  const news = new EventEmitter<{ link: [] }>().setMaxListeners(0);
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 1,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      keep(to, stream).then(() => done(), done);
    },
  });
  const keep = async (to: string, stream: NodeJS.ReadableStream) => {
    const source = await buffer(stream);
    const id = /^message-id:\s*<([^>]+)>/im.exec(source.toString('latin1'))?.[1] ?? '';
    const known = arrivals.get(id);
    arrivals.set(id, { to, copies: (known?.copies ?? 0) + 1 });
    if (known || !isRead(to)) return;
    const mail = await PostalMime.parse(source);
    links.set(to, [...(links.get(to) ?? []), mail.text ?? '']);
    news.emit('link');
  };
  // A client that is killed disconnects in the middle of a mail.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    arrivals,
    async nextLink(address, path, ended) {
      while (!ended?.aborted) {
        const found = links.get(address)?.shift();
        if (found !== undefined) return toLink(found, path);
        await once(news, 'link', ended ? { signal: ended } : {}).catch(() => undefined);
      }
      return undefined;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function toLink(text: string, path: string): PageLink {
  const { pathname, searchParams } = new URL(linkIn({ text }, path), 'http://site.example');
  return { id: pathname.split('/').at(-1) ?? '', token: searchParams.get('token') ?? '' };
}
