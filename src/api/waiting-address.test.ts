import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../tests/support/database';
import { joinFor, type OpenWaitingList, openWaitingList } from '../../tests/support/waiting';

describe.each(engines)('the addresses of those who wait on %s', (engine) => {
  let list: OpenWaitingList;
  beforeEach(async () => {
    list = await openWaitingList(engine, '2026-06-08T07:00:00Z');
  });
  afterEach(() => list.close());

  test('Given what somebody else entered for an address, Then its link confirms that alone, and one place remains', async () => {
    const later = { name: 'Ayla Kendisi', phone: '+90 555 111 22 33' };
    for (let place = 0; place < 6; place += 1) await list.join(joinFor('Ayla', { name: `Kotu ${place}` }));
    list.clock.set('2026-06-08T07:00:01Z');
    await list.join(joinFor('Ayla', later));
    const unconfirmed = (await list.read('waiting?status=unconfirmed')).items;
    expect(unconfirmed).toHaveLength(5);
    const own = unconfirmed.find(({ name }: { name: string }) => name === later.name);
    const [other] = unconfirmed.filter(({ id }: { id: string }) => id !== own.id);
    const [link, strangers] = [await list.linkTo(own.id), await list.linkTo(other.id)];
    expect((await list.post(link, 'confirm')).status).toBe(200);
    expect(await list.entry(own.id)).toMatchObject({ status: 'waiting', phone: later.phone });
    expect(await (await list.post(strangers, 'confirm')).json()).toMatchObject({ status: 'ended' });
    await list.join(joinFor('Ayla', { name: 'Kotu' }));
    expect((await list.read('waiting?status=unconfirmed')).items).toEqual([]);
    expect((await list.read('waiting?status=waiting')).items).toMatchObject([{ name: later.name }]);
  });

  test('Given a request that is sent again under its key, also at once, Then it is on the list once, with one mail; other values under the key are another', async () => {
    const send = (over: object = {}) =>
      list.join(joinFor('Ayla', over), { 'Idempotency-Key': 'lost-answer' });
    const answers = await Promise.all([send(), send()]);
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { items } = await list.read('waiting?status=unconfirmed');
    expect(items).toHaveLength(1);
    expect(await list.mails(items[0].id)).toHaveLength(1);
    await send({ name: 'Ayla Kendisi' });
    expect((await list.read('waiting?status=unconfirmed')).items).toHaveLength(2);
  });
});
