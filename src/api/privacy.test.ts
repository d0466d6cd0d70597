import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactMessages } from '#/features/contact/table';
import type { PrivacyNotice } from '#/features/privacy/contract';
import { privacyNotices, privacySettings } from '#/features/privacy/table';
import { trainingApplications } from '#/features/training/table';
import { type Inbox, openInbox } from '../../tests/support/inbox';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await openInbox('postgres', '2026-06-01T09:00:00Z');
});
afterAll(() => inbox.close());

const person = { name: 'Ada Örnek', email: 'ada@ornek.example', phone: '+90 555 111 22 33', language: 'tr' };
const application = {
  ...person,
  participantCount: '1',
  trainingType: 'individual',
  preferredFormat: 'online',
  urgency: 'flexible',
};
const notice = async (lang = 'tr'): Promise<PrivacyNotice> =>
  (await inbox.visitor.get(`/api/privacy-notice?lang=${lang}`)).json();
const versionOf = async (form: string) => (await notice()).sections.find(({ id }) => id === form)?.version;

describe('the versions of the notices', () => {
  test('Given each form, when it is sent, then the version of its notice that was in force is stored with it', async () => {
    const [{ slots }, [program]] = await Promise.all([
      (await inbox.get('../availability?service=ai-growth')).json(),
      (await inbox.visitor.get('/api/training-services?lang=tr')).json(),
    ]);
    const free = slots.find(({ available }: { available: boolean }) => available);
    const reservation = await inbox.booked(free.id, person);
    expect((await inbox.read(`reservations/${reservation}`)).noticeVersion).toBe(await versionOf('booking'));

    for (const [trainingType, form] of [
      ['individual', 'training'],
      ['corporate', 'company'],
    ]) {
      const sent = { ...application, trainingType, program: program.id };
      const { reservationId } = await (await inbox.visitor.post('/api/training-reservations', sent)).json();
      const [row] = await inbox.ctx.db
        .select()
        .from(trainingApplications)
        .where(eq(trainingApplications.id, reservationId));
      expect(row?.noticeVersion).toBe(await versionOf(form as string));
    }
    await inbox.visitor.post('/api/contact', { ...person, message: 'Bir sorum olacaktı.' });
    const [message] = await inbox.ctx.db.select().from(contactMessages);
    expect(message?.noticeVersion).toBe(await versionOf('contact'));
  });

  test('Given a notice that changes, then it has a new version, what was sent before keeps the old one, and the old text is kept', async () => {
    const before = await versionOf('contact');
    const booking = await versionOf('booking');
    await inbox.ctx.db.update(privacySettings).set({ messages: 12 });
    const after = await versionOf('contact');
    expect(after).not.toBe(before);
    expect(await versionOf('booking')).toBe(booking);
    const [message] = await inbox.ctx.db.select().from(contactMessages);
    expect(message?.noticeVersion).toBe(before);
    const kept = await inbox.ctx.db.select().from(privacyNotices).where(eq(privacyNotices.form, 'contact'));
    expect(kept.map(({ version }) => version).sort()).toEqual([before, after].sort());
    for (const { texts } of kept) expect(Object.keys(texts).sort()).toEqual(['ar', 'en', 'tr']);
  });
});
