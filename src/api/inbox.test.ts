import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { reservations } from '#/features/booking/table';
import { contactMessages } from '#/features/contact/table';
import { trainingApplications } from '#/features/training/table';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { engines, onOneEngine } from '../../tests/support/database';
import { type Inbox, names, openInbox } from '../../tests/support/inbox';
import { processorTime } from '../../tests/support/processor';
import { watchStatements } from '../../tests/support/statements';

/** A Monday, ten o'clock in Istanbul. */
const now = '2026-06-08T07:00:00Z';

const application = {
  name: 'Işıl Çağlar',
  email: 'isil@ege.example',
  phone: '0532 111 22 33',
  program: 'ai-marketing-transformation',
  trainingType: 'corporate',
  participantCount: '12',
  preferredFormat: 'hybrid',
  urgency: 'next_month',
  language: 'ar',
};
const letter = {
  name: 'Ömer Şen',
  email: 'omer@kule.example',
  message: '=1+1 diye başlayan, "tırnaklı" bir ileti',
  language: 'en',
};

describe.each(engines)('records on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let inbox: Inbox;
  beforeEach(async () => {
    inbox = await openInbox(engine, now);
  });
  afterEach(() => inbox.close());

  test('Given a search or a filter with NUL, which no database stores, then every list still responds', async () => {
    for (const path of ['reservations', 'applications', 'messages', 'articles'])
      for (const name of [
        'q',
        'status',
        'period',
        'sort',
        'service',
        'type',
        'program',
        'category',
        'page',
        'lang',
      ])
        for (const format of path === 'articles' ? [''] : ['', '.csv']) {
          const filtered = `${path}${format}?${name}=a%00b`;
          expect([filtered, (await inbox.get(filtered)).status < 500]).toEqual([filtered, true]);
        }
  });

  describe('applications and messages', () => {
    test('Given an application, then its status can be changed to any other and back, with the time of the change, and its mail can be sent again', async () => {
      const { reservationId: id } = await (
        await inbox.visitor.post('/api/training-reservations', application)
      ).json();
      expect(names(await inbox.read('applications?q=ISIL'))).toEqual(['Işıl Çağlar']);
      expect(names(await inbox.read('applications?status=pending&type=corporate&q=0532'))).toEqual([
        'Işıl Çağlar',
      ]);
      expect(names(await inbox.read('applications?type=individual'))).toEqual([]);
      for (const status of ['offered', 'declined', 'pending', 'accepted'])
        expect(await (await inbox.post(`applications/${id}/status`, { status })).json()).toMatchObject({
          status,
          statusAt: inbox.clock.now().toISOString(),
        });
      expect((await inbox.post(`applications/${id}/status`, { status: 'won' })).status).toBe(422);
      expect(await inbox.read('counts')).toMatchObject({ applications: 0 });

      const { mails, answers } = await inbox.read(`applications/${id}`);
      expect(mails).toHaveLength(2);
      expect(answers.whatsapp).toMatch(/^https:\/\/wa\.me\/905321112233\?/);
      await inbox.ctx.db.update(mailOutbox).set({ state: 'sent' });
      await inbox.post(`applications/${id}/mails/${mails[0].id}/resend`);
      expect((await inbox.read(`applications/${id}`)).mails).toHaveLength(3);

      expect((await inbox.post(`applications/${id}/erase`)).status).toBe(200);
      const [row] = await inbox.ctx.db.select().from(trainingApplications);
      expect(row).toMatchObject({ name: '', email: '', phone: '', message: null, searchedDigits: '' });
      expect(await inbox.ctx.db.select().from(mailOutbox)).toEqual([]);
      expect((await inbox.post(`applications/${id}/status`, { status: 'pending' })).status).toBe(409);
    });

    test('Given messages, then suspicious ones are marked as spam, and the owner can change the status of each', async () => {
      await inbox.visitor.post('/api/contact', letter);
      await inbox.visitor.post('/api/contact', { ...letter, name: 'Makine', website: 'http://x' });
      expect(names(await inbox.read('messages'))).toEqual(['Ömer Şen']);
      const [spam] = (await inbox.read('messages?status=spam')).items;
      expect(spam).toMatchObject({ name: 'Makine' });
      expect(await inbox.read('counts')).toMatchObject({ messages: 1 });
      const mailsBefore = await inbox.ctx.db.select().from(mailOutbox);
      await inbox.post(`messages/${spam.id}/status`, { status: 'read' });
      expect(await inbox.ctx.db.select().from(mailOutbox)).toEqual(mailsBefore);
      expect(names(await inbox.read('messages?q=tırnaklı'))).toHaveLength(2);

      const [message] = (await inbox.read('messages?status=unread')).items;
      for (const status of ['read', 'answered', 'unread', 'spam', 'read'])
        expect(await (await inbox.post(`messages/${message.id}/status`, { status })).json()).toMatchObject({
          status,
        });
      expect(await inbox.read('counts')).toMatchObject({ messages: 0 });
      await inbox.post(`messages/${message.id}/erase`);
      const [row] = await inbox.ctx.db
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.id, message.id));
      expect(row).toMatchObject({ name: '', email: '', message: '' });
      expect((await inbox.post(`messages/${message.id}/status`, { status: 'spam' })).status).toBe(409);
    });

    test.each(['reservations', 'applications', 'messages'])(
      'Given an unknown record, then every call under /%s gets 404',
      async (records) => {
        for (const id of [randomUUID(), 'nonsense']) {
          expect((await inbox.get(`${records}/${id}`)).status).toBe(404);
          for (const verb of ['erase', `mails/${randomUUID()}/resend`])
            expect((await inbox.post(`${records}/${id}/${verb}`)).status, verb).toBe(404);
        }
        expect((await inbox.visitor.get(`/api/admin/${records}`)).status).toBe(401);
        expect((await inbox.visitor.get(`/api/admin/${records}.csv`)).status).toBe(401);
      },
    );
  });

  testOnOneEngine(
    'Given exported lists, then spreadsheets can read them and execute nothing, and no cache stores them',
    async () => {
      await inbox.booked('2026-06-10-14', {
        name: '=HYPERLINK("http://x")',
        phone: '+90 555 000 00 01',
        message: 'iki\nsatır, "tırnak"',
      });
      await inbox.booked('2026-06-11-14', { name: 'Öbürü', email: 'o@o.example' });
      await inbox.visitor.post('/api/contact', letter);
      const response = await inbox.get('reservations.csv?q=hyperlink&lang=en');
      expect(response.headers.get('content-type')).toContain('text/csv');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-disposition')).toBe(
        'attachment; filename="reservations-2026-06-08.csv"',
      );
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const text = new TextDecoder().decode(bytes);
      expect(text).toMatch(/^Number;Status;/);
      expect(text).toContain(`;"'=HYPERLINK(""http://x"")";`);
      expect(text).toContain(`;'+90 555 000 00 01;`);
      expect(text).toContain('"iki\nsatır, ""tırnak"""');
      expect(text).not.toContain('Öbürü');
      expect(text.endsWith('\r\n')).toBe(true);
      const messages = await (await inbox.get('messages.csv')).text();
      expect(messages).toContain(`"'=1+1 diye`);
      // Times are in the site's zone, as in every spreadsheet.
      expect(messages).toContain(';2026-06-08T10:00:00+03:00;');
      expect((await inbox.get('applications.csv')).status).toBe(200);
    },
  );

  testOnOneEngine(
    'Given new records, then the overview shows them, and also the mails that could not be sent',
    async () => {
      expect(await inbox.read('overview')).toMatchObject({
        counts: { reservations: 0 },
        applications: [],
        messages: [],
      });
      const today = await inbox.booked('2026-06-09-10', { name: 'Bugünkü' });
      await inbox.booked('2026-06-10-10', { name: 'Yarınki' });
      await inbox.booked('2026-06-15-10', { name: 'Sonraki' });
      await inbox.visitor.post('/api/training-reservations', application);
      await inbox.visitor.post('/api/contact', letter);
      const failing = {
        state: 'failing',
        lastError: 'connection refused (ECONNREFUSED)',
        attempts: 2,
      } as const;
      await inbox.ctx.db.update(mailOutbox).set(failing).where(eq(mailOutbox.about, today));
      await inbox.ctx.db.update(mailOutbox).set(failing).where(eq(mailOutbox.kind, 'contact-notice'));
      inbox.clock.set('2026-06-09T05:00:00Z');
      const { appointments, applications, messages, failedMails, counts } = await inbox.read('overview');
      expect(names({ items: appointments.today })).toEqual(['Bugünkü']);
      expect(names({ items: appointments.tomorrow })).toEqual(['Yarınki']);
      expect(names({ items: appointments.later })).toEqual(['Sonraki']);
      expect(names({ items: applications })).toEqual(['Işıl Çağlar']);
      expect(names({ items: messages })).toEqual(['Ömer Şen']);
      expect(counts).toEqual({ reservations: 3, requests: 0, applications: 1, messages: 1 });
      expect(failedMails.reservations[0]).toMatchObject({ about: today, name: 'Bugünkü', attempts: 2 });
      expect(failedMails.messages).toMatchObject([{ name: 'Ömer Şen', kind: 'contact-notice' }]);
      const failingIn = async (records: string) =>
        (await inbox.read(records)).items.map(({ mailFailing }: { mailFailing: boolean }) => mailFailing);
      expect(await failingIn('reservations')).toEqual([true, false, false]);
      expect(await failingIn('messages')).toEqual([true]);
      expect(await failingIn('applications')).toEqual([false]);
    },
  );

  testOnOneEngine(
    'Given twenty thousand appointments, then a page takes as many statements as with two appointments, and little time',
    async () => {
      const statements = watchStatements();
      onTestFinished(() => statements.stop());
      const costOf = async (path: string) => {
        statements.sent.length = 0;
        const spent = processorTime();
        const response = await inbox.get(path);
        expect(response.status).toBe(200);
        const page = await response.json();
        return { statements: statements.sent.length, milliseconds: spent(), page };
      };
      await inbox.booked('2026-06-10-14');
      const few = await costOf('reservations?period=all');
      await inbox.ctx.db.execute(sql`
      insert into reservations (id, status, language, service_id, minutes, starts_at, ends_at, name, email, phone, created_at, updated_at)
      select gen_random_uuid(), 'completed', 'tr', 'ai-growth', 30,
             timestamptz '2020-01-01' + n * interval '1 hour', timestamptz '2020-01-01' + n * interval '1 hour' + interval '30 minutes',
             'Kişi ' || n, 'kisi' || n || '@x.example', '+90 555 ' || n, now(), now()
      from generate_series(1, 20000) n`);
      await inbox.ctx.db.execute(sql`analyze reservations`);
      const many = await costOf('reservations?period=all');
      expect(many.statements).toBe(few.statements);
      expect(many.page).toMatchObject({ total: 20_001, pages: 801 });
      expect(many.page.items).toHaveLength(25);
      for (const path of [
        'reservations?period=past&page=800',
        'reservations?period=all&q=kisi1999',
        'reservations',
      ]) {
        const { milliseconds } = await costOf(path);
        expect(milliseconds, path).toBeLessThan(1500);
      }
      const { rows } = await inbox.ctx.db.execute(sql`
      explain select * from ${reservations} where ${reservations.startsAt} > now() - interval '10 years'
      order by ${reservations.startsAt}, ${reservations.id} limit 25`);
      expect(JSON.stringify(rows)).toContain('reservations_starts_at');
    },
  );
});
