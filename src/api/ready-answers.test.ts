import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneEngine } from '../../tests/support/database';
import { type Inbox, openInbox } from '../../tests/support/inbox';

/** A Monday, ten o'clock in Istanbul. */
const now = '2026-06-08T07:00:00Z';
const answer = {
  title: { tr: 'Bağlantı', en: 'How to join', ar: 'الرابط' },
  text: {
    tr: 'Merhaba {name}, {date} günü {time} için bağlantı burada.',
    en: 'Hello {name}, here is the link for {service}.',
    ar: 'مرحبًا {name}',
  },
};

describe.each(oneEngine)('ready answers, on %s', (engine) => {
  let inbox: Inbox;
  beforeEach(async () => {
    inbox = await openInbox(engine, now);
  });
  afterEach(() => inbox.close());

  const listed = async () =>
    (await inbox.read('ready-answers')).map(({ title }: { title: { tr: string } }) => title.tr);

  test('Given answers, then the owner alone adds, changes, orders, deletes and restores them', async () => {
    const first = await (await inbox.post('ready-answers', answer)).json();
    expect(first).toMatchObject({
      ...answer,
      version: 1,
      languages: { tr: 'ready', en: 'ready', ar: 'ready' },
    });
    const second = await (
      await inbox.post('ready-answers', { title: { tr: 'Fiyat' }, text: { tr: 'Yakında.' } })
    ).json();
    expect(second.languages).toEqual({ tr: 'ready', en: 'missing', ar: 'missing' });
    await inbox.owner('PUT', 'ready-answers/order', { ids: [second.id, first.id] });
    expect(await listed()).toEqual(['Fiyat', 'Bağlantı']);
    const changed = await inbox.owner('PUT', `ready-answers/${second.id}`, { title: { tr: 'Teklif' } });
    expect(changed.status).toBe(200);
    expect((await inbox.owner('DELETE', `ready-answers/${first.id}`)).status).toBe(204);
    expect(await listed()).toEqual(['Teklif']);
    await inbox.post(`ready-answers/${first.id}/restore`);
    expect(await listed()).toEqual(['Teklif', 'Bağlantı']);
    const { entries } = await inbox.read('audit');
    expect(entries.map(({ subject, action }: Record<string, string>) => `${subject} ${action}`)).toContain(
      'ready-answers deleted',
    );

    expect((await inbox.visitor.get('/api/admin/ready-answers')).status).toBe(401);
    for (const address of ['/api/ready-answers', `/api/ready-answers/${first.id}`])
      expect((await inbox.visitor.get(address)).status).toBe(404);
  });

  test('Given a field that doesn’t exist, then the text is refused in its language, with the field’s name; and so is one without a text', async () => {
    const text = { ...answer.text, ar: 'مرحبًا {الاسم} و{name}' };
    const refused = await inbox.post('ready-answers?lang=en', { ...answer, text });
    expect(refused.status).toBe(422);
    const { errors } = await refused.json();
    expect(errors).toHaveLength(1);
    expect(errors[0].path).toBe('text.ar');
    expect(errors[0].message).toContain('{الاسم}');
    expect(errors[0].message).toContain('{service}');
    const title = { ...answer.title, en: 'Your {servise}' };
    const [wrong] = (await (await inbox.post('ready-answers?lang=en', { ...answer, title })).json()).errors;
    expect(wrong).toMatchObject({ path: 'title.en', message: expect.stringContaining('{servise}') });
    expect((await inbox.post('ready-answers', { title: answer.title })).status).toBe(422);
    expect((await inbox.post('ready-answers', { title: answer.title, text: { en: 'x' } })).status).toBe(422);
    expect(await listed()).toEqual([]);
  });

  test('Given an appointment, an application and a message, then each has its person’s words in the person’s language', async () => {
    const person = { name: 'Ece Marti', email: 'ece@marti.example', phone: '0555 000 00 01' };
    const id = await inbox.booked('2026-06-10-14', {
      ...person,
      language: 'en',
      visitorZone: 'Asia/Kathmandu',
    });
    const { answers } = await inbox.detail(id);
    expect(answers?.phone).toBe(person.phone);
    expect(answers?.words).toEqual({
      name: 'Ece Marti',
      service: 'AI-powered growth hacking',
      date: '10 June 2026, Wednesday',
      time: '14:00 (Istanbul time, GMT+3; in your time 10 June 2026, Wednesday, 16:45)',
    });

    await inbox.visitor.post('/api/training-reservations', {
      ...person,
      program: 'ai-marketing-transformation',
      trainingType: 'corporate',
      language: 'ar',
      participantCount: '12',
      preferredFormat: 'hybrid',
      urgency: 'next_month',
    });
    await inbox.visitor.post('/api/contact', { ...person, message: 'Bir sorum var.', language: 'tr' });
    for (const [kind, words] of [
      ['applications', { name: 'Ece Marti', service: expect.stringMatching(/\p{Script=Arabic}/u) }],
      ['messages', { name: 'Ece Marti' }],
    ] as const) {
      const [{ id: one }] = (await inbox.read(kind)).items;
      expect((await inbox.read(`${kind}/${one}`)).answers.words).toEqual(words);
    }
    await inbox.post(`reservations/${id}/cancel`);
    await inbox.post(`reservations/${id}/erase`);
    expect((await inbox.detail(id)).answers).toBeNull();
  });
});
