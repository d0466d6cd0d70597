import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { overrides } from '#/features/booking/table';
import { contactMessages } from '#/features/contact/table';
import { eraseDue } from '#/features/privacy/commands/erase-due';
import { erasureReceipts } from '#/features/privacy/table';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { cohortOf } from '../../tests/support/cohorts';
import { engines } from '../../tests/support/database';
import { type Inbox, openInbox } from '../../tests/support/inbox';
import { personSources } from './people';

const person = { name: 'Nilüfer Saklıoğlu', email: 'nilufer@gizli.example', phone: '+90 555 987 65 43' };
const stranger = { name: 'Başka Biri', email: 'baska@biri.example', phone: '+90 555 111 22 33' };
const now = '2026-06-01T09:00:00Z';

let inbox: Inbox;
afterEach(() => inbox.close());

async function book(who: typeof person, place = 0): Promise<string> {
  const { slots } = await (await inbox.get('../availability?service=ai-growth')).json();
  const free = slots.filter(({ available }: { available: boolean }) => available)[place];
  return inbox.booked(free.id, who);
}
async function apply(who: typeof person, over: object = {}): Promise<string> {
  const [program] = await (await inbox.visitor.get('/api/training-services?lang=tr')).json();
  const sent = await inbox.visitor.post('/api/training-reservations', {
    ...who,
    program: program.id,
    participantCount: '1',
    trainingType: 'individual',
    language: 'ar',
    preferredFormat: 'online',
    urgency: 'flexible',
    message: 'Merak ettim.',
    ...over,
  });
  return (await sent.json()).reservationId;
}
const write = ({ phone: _, ...who }: typeof person) =>
  inbox.visitor.post('/api/contact', { ...who, message: 'Bir sorum olacaktı.', language: 'en' });

const ask = async (path: string, contacts: string[]) =>
  (await inbox.post(`privacy/${path}`, { contacts, language: 'en' })).json();
const count = async (table: string): Promise<number> => {
  const { rows } = await inbox.ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)} where erased_at is null`,
  );
  return rows[0]?.n ?? -1;
};

describe.each(engines)('one person’s data on %s', (engine) => {
  test('Given a person with records of every kind, then they are found by address and number in any form, handed over, and erased with a receipt', async () => {
    inbox = await openInbox(engine, now);
    const reservation = await book(person);
    await apply({ ...person, email: 'N.Saklioglu@gizli.example' });
    await write(person);
    await write({ ...stranger, name: person.name });

    const byMail = await ask('person', [' NILUFER@gizli.example']);
    expect(byMail.records.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'messages',
      'reservations',
    ]);
    expect(byMail.others).toEqual([person.phone]);
    const byNumber = await ask('person', ['0555 9876543']);
    expect(byNumber.others.sort()).toEqual(['N.Saklioglu@gizli.example', person.email].sort());
    expect((await ask('person', ['555'])).records).toEqual([]);
    const contacts = [person.email, '٠٥٥٥٩٨٧٦٥٤٣'];
    expect((await ask('person', contacts)).records).toHaveLength(3);

    // Mentions of a person in other people's texts are not erased, but the owner sees a list of these texts.
    expect((await ask('person', contacts)).mentions).toEqual([]);
    const note = { from: '2026-06-20', to: '2026-06-20', note: 'Ara: (0555) 987-65 43', version: 0 };
    expect((await inbox.post('blocks', note)).status).toBe(201);
    const course = cohortOf({ note: 'Nilufer@gizli.example sordu' });
    expect((await inbox.owner('PUT', `cohorts/${crypto.randomUUID()}`, course)).status).toBe(200);
    await inbox.visitor.post('/api/contact', {
      name: stranger.name,
      email: stranger.email,
      language: 'tr',
      message: 'Beni size Nilüfer Hanım yönlendirdi: ٠٥٥٥ ٩٨٧ ٦٥ ٤٣',
    });
    const { mentions } = await ask('person', contacts);
    expect(mentions.map(({ kind }: { kind: string }) => kind)).toEqual(['messages', 'blocks', 'cohorts']);
    // Only a note that no page shows can be emptied here. The owner can open and change the others.
    const empty = async (id: string) => (await inbox.owner('DELETE', `privacy/notes/${id}`)).status;
    const block = mentions[1].id;
    expect([await empty(block), await empty('2026-05-31'), await empty('x')]).toEqual([404, 404, 404]);
    expect((await inbox.owner('DELETE', `blocks/${block}`)).status).toBe(204);
    await inbox.ctx.db.insert(overrides).values({
      date: '2026-05-31',
      hours: [],
      note: `${person.email} yerine`,
      createdAt: inbox.clock.now(),
      updatedAt: inbox.clock.now(),
    });
    const past = (await ask('person', contacts)).mentions.filter(
      ({ kind }: { kind: string }) => kind === 'pastBlocks',
    );
    expect(past.map(({ id }: { id: string }) => id).sort()).toEqual([block, '2026-05-31'].sort());
    for (const { id } of past) expect(await empty(id)).toBe(204);
    expect((await ask('person', contacts)).mentions).toHaveLength(2);

    const file = await inbox.post('privacy/person/file', { contacts, language: 'en' });
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.headers.get('cache-control')).toContain('no-store');
    const page = await file.text();
    for (const words of [person.name, person.email, 'Merak ettim.', 'Bir sorum olacaktı.', 'lang="en"'])
      expect(page).toContain(words);
    expect(page).not.toContain(stranger.email);
    const data = /base64,([A-Za-z0-9+/=]+)/.exec(page)?.[1] ?? '';
    const { records } = JSON.parse(Buffer.from(data, 'base64').toString('utf8'));
    expect(records).toHaveLength(3);
    expect(records.some(({ mails }: { mails: object[] }) => mails.length > 0)).toBe(true);

    const first = await ask('person/erase', contacts);
    // A future appointment is not erased until it is cancelled.
    expect([first.left, first.receipt.erased]).toMatchObject([
      1,
      { applications: 1, messages: 1, reservations: 0 },
    ]);
    expect(first.receipt.text.tr).toContain('Silinmeyenler: 1 randevu (saati henüz gelmediği için).');
    expect(first.receipt.text.tr).not.toContain('artık burada yoktur.');
    await inbox.post(`reservations/${reservation}/cancel`);
    const { left, receipt } = await ask('person/erase', contacts);
    expect([left, receipt.erased.reservations, receipt.cause]).toEqual([0, 1, 'request']);
    expect(receipt.erased.mails).toBeGreaterThan(0);
    expect(receipt.text.en).not.toContain('Not erased');
    const stored = JSON.stringify(await inbox.ctx.db.select().from(erasureReceipts));
    const told = `${stored}${JSON.stringify(receipt)}`;
    for (const words of ['Nilüfer', 'gizli.example', '987 65 43']) expect(told).not.toContain(words);
    expect(receipt.text[receipt.language]).toContain(receipt.id.slice(0, 8).toUpperCase());
    expect((await ask('person', contacts)).records).toEqual([]);
    expect(await inbox.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.about, reservation))).toEqual([]);
    // The messages of the other person, who had the same name, are kept.
    expect(await count('contact_messages')).toBe(2);
    expect((await inbox.read('privacy')).receipts).toHaveLength(2);
  });

  test('Given retention times, then the night erases what is older and nothing else, and says before how much that is', async () => {
    inbox = await openInbox(engine, now);
    const { clock, ctx } = inbox;
    await book(person);
    await apply(person);
    await write(person);
    await ctx.db.insert(contactMessages).values({
      id: crypto.randomUUID(),
      language: 'tr',
      name: 'Reklam',
      email: 'r@r.example',
      message: 'Ucuz!',
      status: 'spam',
      suspicion: 'too_fast',
      createdAt: clock.now(),
    });
    const { version, values } = await inbox.read('privacy');
    expect(Object.values(values).slice(0, 5)).toEqual([null, null, null, null, null]);
    clock.set('2036-06-01T09:00:00Z');
    await eraseDue(ctx, personSources);
    expect([await count('reservations'), await count('contact_messages')]).toEqual([1, 2]);

    clock.set('2026-12-15T09:00:00Z');
    const times = { reservations: 6, applications: 12, messages: 6, balances: 1, enrolments: 1, spam: 1 };
    const request = { ...values, ...times, version, language: 'tr' };
    expect(await (await inbox.post('privacy/due', times)).json()).toEqual({
      reservations: 1,
      applications: 0,
      messages: 1,
      balances: 0,
      enrolments: 0,
      spam: 1,
    });
    expect((await inbox.owner('PUT', 'privacy', request)).status).toBe(200);
    expect((await inbox.owner('PUT', 'privacy', request)).status).toBe(409);
    for (const months of [0, 121, 1.5])
      expect((await inbox.owner('PUT', 'privacy', { ...request, messages: months })).status).toBe(422);

    await eraseDue(ctx, personSources);
    expect([
      await count('reservations'),
      await count('training_applications'),
      await count('contact_messages'),
    ]).toEqual([0, 1, 0]);
    const { receipts } = await inbox.read('privacy');
    expect(receipts.map(({ cause }: { cause: string }) => cause)).toEqual(receipts.map(() => 'retention'));
    const erased = receipts.reduce(
      (sum: number, { erased: each }: { erased: Record<string, number> }) =>
        sum + (each.reservations ?? 0) + (each.messages ?? 0),
      0,
    );
    expect(erased).toBe(3);
  });
});
