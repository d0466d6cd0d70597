import { eq } from 'drizzle-orm';
import { blocks } from '#/features/booking/table';
import type { WaitingTypes } from '#/features/waiting/admin-queries';
import { offerFreed } from '#/features/waiting/commands/offer';
import type { Waiting } from '#/features/waiting/contract';
import { waitingEntries, waitingTokens } from '#/features/waiting/table';
import { mintLink } from '#/platform/mail/link-tokens';
import { mailOutbox } from '#/platform/mail/outbox-table';
import type { Engine } from './database';
import { openInbox } from './inbox';

export interface WaitingLink {
  id: string;
  token: string;
}

const by = ({ token }: WaitingLink) => ({ Authorization: `Bearer ${token}` });

/** A visitor's request to join the list of the service that `reservationFor` books. */
export const joinFor = (name: string, over: object = {}) => ({
  name,
  email: `${name.toLowerCase()}@bekleyen.example`,
  phone: '+90 532 000 00 00',
  serviceId: 'ai-growth',
  weekdays: [],
  parts: [],
  fromDay: '',
  toDay: '',
  language: 'tr',
  ...over,
});

/** The API of a site with the waiting list switched on, and with a block over the whole calendar, so that no slot is free. */
export async function openWaitingList(engine: Engine, now: string) {
  const inbox = await openInbox(engine, now);
  const { db } = inbox.ctx;
  const [block] = await db
    .insert(blocks)
    .values({
      startsAt: new Date('2026-01-01T00:00:00Z'),
      endsAt: new Date('2027-12-31T00:00:00Z'),
      createdAt: inbox.clock.now(),
      updatedAt: inbox.clock.now(),
    })
    .returning();
  await inbox.owner('PUT', 'waiting-settings', { isOn: true, offerHours: 2, version: 0 });
  const post = (link: WaitingLink, act: string, body: object = {}) =>
    inbox.visitor.post(`/api/waiting/${link.id}/${act}`, { language: 'tr', ...body }, by(link));
  const seen = async (link: WaitingLink): Promise<Waiting> =>
    (await inbox.visitor.get(`/api/waiting/${link.id}`, by(link))).json();
  /** Makes a link to an entry, like the link in a mail. */
  const linkTo = async (id: string): Promise<WaitingLink> => ({
    id,
    token: await mintLink(db, waitingTokens, id, inbox.clock.now()),
  });
  return {
    ...inbox,
    post,
    seen,
    linkTo,
    join: (request: object, headers: Record<string, string> = {}) =>
      inbox.visitor.post('/api/waiting', request, headers),
    /** Joins and confirms the address, as the mail's link does. */
    async waits(name: string, over: object = {}): Promise<WaitingLink> {
      // No two people join at the same moment, so that their order is certain.
      inbox.clock.set(new Date(inbox.clock.now().getTime() + 1000).toISOString());
      const request = joinFor(name, over);
      const response = await inbox.visitor.post('/api/waiting', request);
      if (response.status !== 201) throw new Error(`not joined: ${response.status} ${await response.text()}`);
      const [row] = await db.select().from(waitingEntries).where(eq(waitingEntries.email, request.email));
      const link = await linkTo(row?.id ?? '');
      const confirmed = await post(link, 'confirm');
      if (confirmed.status !== 200) throw new Error(`not confirmed: ${confirmed.status}`);
      return link;
    },
    /** Opens the calendar between two instants; the rest of it stays blocked. */
    async frees(from: string, to: string): Promise<void> {
      if (!block) throw new Error('no block');
      const [startsAt, endsAt] = [new Date(from), new Date(to)];
      await db.update(blocks).set({ endsAt: startsAt }).where(eq(blocks.id, block.id));
      await db.insert(blocks).values({
        startsAt: endsAt,
        endsAt: new Date('2027-12-31T00:00:00Z'),
        createdAt: inbox.clock.now(),
        updatedAt: inbox.clock.now(),
      });
    },
    /** Runs the job that makes offers. */
    offer: () => offerFreed(inbox.ctx),
    /** When the time begins that is offered to the holder of the link, as an ISO text in UTC; undefined without an offer. */
    offered: async (link: WaitingLink): Promise<string | undefined> => {
      const { offer } = await seen(link);
      return offer ? new Date(offer.start).toISOString() : undefined;
    },
    offerId: async (link: WaitingLink): Promise<string> => (await seen(link)).offer?.id ?? '',
    take: async (link: WaitingLink, offerId: string, over: object = {}) =>
      post(link, 'take', { offerId, ...over }),
    entry: (id: string): Promise<WaitingTypes['detail']> => inbox.read(`waiting/${id}`),
    /** The mails about an entry, with their states. */
    mails: async (about: string) =>
      (await db.select().from(mailOutbox).where(eq(mailOutbox.about, about)))
        .map(({ kind, state }) => `${kind} ${state}`)
        .sort(),
    /** Whether a slot is free to everybody. */
    async isFree(slotId: string): Promise<boolean | undefined> {
      const { slots } = await (await inbox.visitor.get('/api/availability?service=ai-growth')).json();
      return slots.find(({ id }: { id: string }) => id === slotId)?.available;
    },
  };
}

export type OpenWaitingList = Awaited<ReturnType<typeof openWaitingList>>;
