import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { freeSlots } from './booking';
import type { ReceivedMail } from './mailbox';
import { reservationFor } from './reservation';

/** A write that the site has acknowledged. */
export interface Acknowledged {
  table: 'reservations' | 'contact_messages';
  email: string;
}

/** What visitors have seen since the last call of `count`. */
export interface Seen {
  requests: number;
  /** Requests for cached pages to which the response was not the page. */
  pageErrors: number;
  /** Responses of 503 with `Retry-After`, which say when to try again. */
  refusals: number;
  /** All other failures: errors of 500 and above, broken connections, and no response within twelve seconds. */
  failures: string[];
  acknowledged: number;
}

export interface Load {
  acknowledged: readonly Acknowledged[];
  /** Sends one message; true where it was acknowledged. */
  write(): Promise<boolean>;
  /** What was seen since the last call. Waits until every request begun before this call has ended. */
  count(): Promise<Seen>;
  /** The site is at another address from now on. */
  moveTo(url: string): void;
  stop(): Promise<void>;
}

const pages = ['/', '/consulting?lang=en', '/about?lang=ar', '/articles'];
const patienceMs = 12_000;
const service = 'ai-growth';

const none = (): Seen => ({ requests: 0, pageErrors: 0, refusals: 0, failures: [], acknowledged: 0 });

let people = 0;
/** A new address for each write, so that the writes can be told apart in the database and among the mails. */
const nextEmail = () => {
  people += 1;
  return `visitor-${people}@faults.example`;
};

/**
 * Starts visitors who read cached pages, ask for free slots, book and send messages without a break, at a rate that a small
 * machine carries with ease. A booking that fails is sent again under the same idempotency key, as the form does.
 */
export async function startLoad(firstUrl: string): Promise<Load> {
  let url = firstUrl;
  let seen = none();
  const pending = new Set<Promise<number>>();
  let isOver = false;
  const acknowledged: Acknowledged[] = [];
  const slots = (await freeSlots(url, service)).filter((_, index) => index % 2 === 0).values();

  const ask = (path: string, init?: RequestInit): Promise<number> => {
    const asked = answerTo(path, init).finally(() => pending.delete(asked));
    pending.add(asked);
    return asked;
  };
  const answerTo = async (path: string, init?: RequestInit): Promise<number> => {
    const counted = seen;
    counted.requests += 1;
    try {
      const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(patienceMs) });
      await response.arrayBuffer();
      const { status, headers } = response;
      if (status === 503 && Number(headers.get('retry-after')) > 0) counted.refusals += 1;
      else if (status >= 500) counted.failures.push(`${path} ${status}`);
      return status;
    } catch (error) {
      counted.failures.push(`${path} ${((error as Error).cause as Error)?.message ?? error}`);
      return 0;
    }
  };
  const post = async (path: string, body: object, write: Acknowledged, headers = {}): Promise<number> => {
    const counted = seen;
    const status = await ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (status === 201) {
      acknowledged.push(write);
      counted.acknowledged += 1;
    }
    return status;
  };

  const read = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const counted = seen;
      const status = await ask(pages[turn % pages.length] ?? '/');
      if (status !== 200) counted.pageErrors += 1;
      await pause(50);
    }
  };
  const look = async () => {
    for (; !isOver; await pause(500)) await ask(`/api/availability?service=${service}`);
  };
  const write = async () => {
    const email = nextEmail();
    const message = { name: 'Deniz Yalçınkaya', email, message: 'Bayi ağımız için bir konuşma istiyoruz.' };
    return (await post('/api/contact', message, { table: 'contact_messages', email })) === 201;
  };
  const writeOn = async () => {
    for (; !isOver; await pause(150)) await write();
  };
  const book = async () => {
    for (const { id } of slots) {
      if (isOver) return;
      const email = nextEmail();
      const headers = { 'Idempotency-Key': randomUUID() };
      let status = 0;
      while (!isOver && (status === 0 || status >= 500)) {
        const reservation = reservationFor(id, { email });
        status = await post('/api/reservations', reservation, { table: 'reservations', email }, headers);
        await pause(300);
      }
    }
  };
  for (const page of pages) await ask(page);
  const visitors = [read(), read(), look(), writeOn(), book()];
  return {
    acknowledged,
    write,
    async count() {
      const last = seen;
      seen = none();
      await Promise.all(pending);
      return last;
    },
    moveTo(next) {
      url = next;
    },
    async stop() {
      isOver = true;
      await Promise.all(visitors);
    },
  };
}

const visitor = /visitor-\d+@faults\.example/;

/** What became of acknowledged writes. */
export interface Account {
  /** Acknowledged, but not stored. */
  lost: number;
  storedTwice: number;
  /** Mails that repeat another mail to the same person under another Message-ID. */
  doubledMails: number;
  /** Further copies under the same Message-ID, by which a mail program shows them as one mail. */
  copies: number;
  /** Acknowledged writes without any mail. */
  unsent: number;
}

export function account(
  acknowledged: readonly Acknowledged[],
  stored: readonly Acknowledged[],
  mails: readonly ReceivedMail[],
): Account {
  const keyOf = ({ table, email }: Acknowledged) => `${table} ${email}`;
  const rows = Map.groupBy(stored, keyOf);
  const about = ({ envelope, text = '' }: ReceivedMail) => visitor.exec(envelope.to.join() + text)?.[0] ?? '';
  const sent = Map.groupBy(mails, (mail) => `${mail.envelope.to.join()} ${about(mail)}`);
  const mailed = new Set(mails.map(about));
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const different = [...sent.values()].map((same) => new Set(same.map(({ messageId }) => messageId)).size);
  return {
    lost: acknowledged.filter((write) => !rows.has(keyOf(write))).length,
    storedTwice: sum([...rows.values()].map((same) => same.length - 1)),
    doubledMails: sum(different.map((count) => count - 1)),
    copies: mails.length - sum(different),
    unsent: acknowledged.filter(({ email }) => !mailed.has(email)).length,
  };
}
