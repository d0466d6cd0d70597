import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { BalanceTypes } from '#/features/balances/admin-queries';
import type { Balance } from '#/features/balances/contract';
import { balanceTokens } from '#/features/balances/table';
import type { PaidAppointment } from '#/features/booking/contract';
import { reservationTokens } from '#/features/booking/table';
import { mintLink } from '#/platform/mail/link-tokens';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { consultingService } from './catalogue';
import type { Engine } from './database';
import { openInbox } from './inbox';
import { reservationFor } from './reservation';

export const buyer = { name: 'Nilüfer Saklıoğlu', email: 'nilufer@gizli.example', phone: '', company: '' };

/** The headers of a request with the token of a link, and optionally an idempotency key. */
export const by = (token: string, key?: string) => ({
  Authorization: `Bearer ${token}`,
  ...(key ? { 'Idempotency-Key': key } : {}),
});

/** A sale as the owner's form sends it. */
export const saleOf = (over: object = {}) => ({
  id: randomUUID(),
  packageId: 'baslangic',
  sessions: 3,
  lastDay: '',
  paid: true,
  ...buyer,
  language: 'tr',
  bookBeforePaid: false,
  reference: 'KURSU-7',
  price: '7.500 TL',
  paymentLink: 'https://pay.example/7',
  paymentText: 'IBAN TR00',
  ...over,
});

export interface BalanceLink {
  id: string;
  token: string;
}

/** The API called as the owner who sells packages, and as buyers with the links to their balances. */
export async function openSales(engine: Engine, now: string) {
  const inbox = await openInbox(engine, now);
  const { db } = inbox.ctx;
  const bookFrom = ({ id, token }: BalanceLink, slotId: string, over: object = {}, key?: string) => {
    const service = consultingService('ai-growth', 'tr')?.title;
    const request = reservationFor(slotId, { service, ...over });
    return inbox.visitor.post(`/api/balances/${id}/reservations`, request, by(token, key));
  };
  const detail = (id: string): Promise<BalanceTypes['detail']> => inbox.read(`balances/${id}`);
  const opened = async ({
    id,
    token,
  }: BalanceLink): Promise<{ balance: Balance; appointments: PaidAppointment[] }> =>
    (await inbox.visitor.get(`/api/balances/${id}`, by(token))).json();
  return {
    ...inbox,
    bookFrom,
    /** What the owner sees of a sale. */
    sale: detail,
    opened,
    left: async (link: BalanceLink): Promise<number> => (await opened(link)).balance.left,
    kinds: async (id: string) => (await detail(id)).entries.map(({ kind }) => kind),
    /** Sells a package; returns a link to its balance like the link in a mail. */
    async sold(over: object = {}): Promise<BalanceLink> {
      const { id, ...sale } = saleOf(over);
      const response = await inbox.post('balances', { id, ...sale });
      if (response.status !== 201) throw new Error(`not sold: ${response.status} ${await response.text()}`);
      return { id, token: await mintLink(db, balanceTokens, id, inbox.clock.now()) };
    },
    async bookedFrom(link: BalanceLink, slotId: string): Promise<string> {
      const response = await bookFrom(link, slotId);
      if (response.status !== 201) throw new Error(`not booked: ${await response.text()}`);
      return (await response.json()).reservationId;
    },
    /** The mails about a sale, with their states. */
    mails: async (about: string) =>
      (await db.select().from(mailOutbox).where(eq(mailOutbox.about, about)))
        .map(({ kind, state }) => `${kind} ${state}`)
        .sort(),
    /** Cancels an appointment through its link, after reading its page. */
    async cancelBy(id: string, body: object = {}) {
      const token = await mintLink(db, reservationTokens, id, inbox.clock.now());
      const path = `/api/reservations/${id}`;
      const page = await (await inbox.visitor.get(`${path}/manage`, by(token))).json();
      const response = await inbox.visitor.post(`${path}/cancel`, { language: 'tr', ...body }, by(token));
      return { page, response };
    },
  };
}

export type Sales = Awaited<ReturnType<typeof openSales>>;
