import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { engines } from '../../tests/support/database';
import { type Inbox, openInbox } from '../../tests/support/inbox';
import { kinds } from '../../tests/support/item-kinds';

const title = { tr: 'Bir daha', en: 'Once more' };
const service = {
  title,
  description: { tr: 'Birlikte bakarız.' },
  category: 'marketing',
  durations: '45',
  price: { mode: 'shown', amount: '1500', currency: 'TRY' },
};
const nouns: { name: string; item: Record<string, unknown> }[] = [
  ...kinds.map(({ kind, full }) => ({ name: kind, item: { ...full, title } })),
  { name: 'ready-answers', item: { title, text: { tr: 'Merhaba' } } },
  { name: 'consulting-services', item: service },
];

/** Who saves again because the response was lost, sends the same request once more. */
describe.each(engines)('saving twice on %s', (engine) => {
  let site: Inbox;
  beforeAll(async () => {
    site = await openInbox(engine, '2026-06-04T09:00:00Z');
  });
  afterAll(() => site.close());

  const owner = async (method: string, path: string, body?: object, headers?: Record<string, string>) => {
    const response = await site.owner(method, path, body, headers);
    return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
  };

  test.each(nouns)(
    'Given a new item of $name that is sent again, then it is created once; corrections change it, unless it was changed since',
    async ({ name, item }) => {
      const key = randomUUID();
      const create = (over: object = {}, by = key) =>
        owner('POST', name, { ...item, ...over }, { 'Idempotency-Key': by });
      const count = async () => (await site.read(name)).length;
      const before = await count();
      const [first, ...others] = await Promise.all([create(), create(), create()]);
      expect(first).toMatchObject({ status: 201, body: { version: 1, title } });
      for (const again of [...others, await create()]) expect(again).toEqual(first);
      expect(await count()).toBe(before + 1);
      const { id } = first.body;
      const corrected = { title: { ...title, tr: 'Düzeltildi' } };
      const changed = await create(corrected);
      expect(changed).toMatchObject({ status: 201, body: { id, version: 2, ...corrected } });
      expect(await create(corrected)).toEqual(changed);
      const conflict = await create();
      expect(conflict).toMatchObject({ status: 409, body: { current: { id, ...corrected } } });
      expect((await create({}, randomUUID())).body.id).not.toBe(id);
      await owner('DELETE', `${name}/${id}`);
      const anew = await create();
      expect(anew.status).toBe(201);
      expect(anew.body.id).not.toBe(id);
    },
  );

  test.each(nouns)(
    'Given a change of $name that is sent again, then it is no conflict, and nothing more is changed',
    async ({ name, item }) => {
      const { body } = await owner('POST', name, item);
      const change = { ...item, title: { tr: 'Değişti' }, version: 1 };
      const saved = await owner('PUT', `${name}/${body.id}`, change);
      expect(saved).toMatchObject({ status: 200, body: { version: 2 } });
      expect(await owner('PUT', `${name}/${body.id}`, change)).toEqual(saved);
      const other = { ...change, title: { tr: 'Başka' } };
      expect((await owner('PUT', `${name}/${body.id}`, other)).status).toBe(409);
    },
  );

  test('Given a mail that the owner sends again, and again because the response was lost, then it is sent once more; where it was only unsent, it is sent once', async () => {
    const id = await site.booked('2026-06-10-14');
    const confirmations = async () =>
      (await site.detail(id)).mails.filter(({ kind }) => kind === 'confirmation');
    const [mail] = await confirmations();
    const set = (state: 'sent' | 'failing') =>
      site.ctx.db
        .update(mailOutbox)
        .set({ state })
        .where(eq(mailOutbox.id, mail?.id ?? ''));
    const resend = async (seen: string, newId = randomUUID()) =>
      (await owner('POST', `reservations/${id}/mails/${mail?.id}/resend`, { newId, seen })).status;
    await set('failing');
    expect(await resend('failing')).toBe(200);
    await set('sent');
    expect(await resend('failing')).toBe(200);
    expect(await confirmations()).toHaveLength(1);
    const newId = randomUUID();
    for (const _ of [1, 2]) expect(await resend('sent', newId)).toBe(200);
    expect((await confirmations()).map((each) => each.id).toSorted()).toEqual([mail?.id, newId].toSorted());
    expect(await resend('sent')).toBe(200);
    expect(await confirmations()).toHaveLength(3);
  });

  test('Given a new block that is sent again, then it is added once; corrections change it, and a deleted one is there again', async () => {
    const block = { id: randomUUID(), from: '2026-06-10', to: '2026-06-12', note: 'Tatil' };
    const add = (over: object = {}) => owner('POST', 'blocks', { ...block, ...over });
    const stored = async () => (await site.read('availability')).blocks;
    const [first, again] = await Promise.all([add(), add()]);
    expect(first).toMatchObject({ status: 201, body: { ...block, version: 1 } });
    expect(again).toEqual(first);
    expect(await add({ to: '2026-06-13' })).toMatchObject({ status: 201, body: { version: 2 } });
    expect((await add()).status).toBe(409);
    const changed = { ...block, to: '2026-06-14', version: 2 };
    const saved = await owner('PUT', `blocks/${block.id}`, changed);
    expect(saved).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await owner('PUT', `blocks/${block.id}`, changed)).toEqual(saved);
    expect(await stored()).toMatchObject([{ id: block.id, to: '2026-06-14' }]);
    await owner('DELETE', `blocks/${block.id}`);
    expect(await add({ version: 3 })).toMatchObject({ status: 201, body: { version: 4 } });
    expect(await stored()).toMatchObject([{ id: block.id, to: '2026-06-12' }]);
  });

  test('Given settings that are sent again, then they are no conflict, but others are', async () => {
    const { rule } = await site.read('availability');
    const profile = await site.read('profile');
    const waiting = await site.read('waiting-settings');
    const forms: [string, Record<string, unknown>, object][] = [
      ['overrides/2026-06-15', { hours: [10, 12], note: 'Yarım gün' }, { hours: [11] }],
      ['availability', { ...rule, days: rule.days - 1 }, { days: rule.days - 2 }],
      ['waiting-settings', { ...waiting, offerHours: 6 }, { offerHours: 12 }],
      [
        'profile',
        {
          name: { tr: 'Derya Deniz' },
          deck: { tr: 'Bir *söz*' },
          email: 'd@a.example',
          version: profile.version,
        },
        { email: 'e@a.example' },
      ],
    ];
    for (const [path, settings, others] of forms) {
      const saved = await owner('PUT', path, settings);
      expect(saved.status, path).toBe(200);
      expect(await owner('PUT', path, settings), path).toEqual(saved);
      expect((await owner('PUT', path, { ...settings, ...others })).status, path).toBe(409);
    }
  });
});
