import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expire } from '#/features/balances/commands/expire';
import { balances } from '#/features/balances/table';
import { tr as booking } from '#/features/booking/copy/tr';
import { eraseDue } from '#/features/privacy/commands/erase-due';
import { buyer, by, openSales, type Sales, saleOf } from '../../tests/support/balances';
import { oneEngine } from '../../tests/support/database';
import { personSources } from './people';

const now = '2026-06-08T07:00:00Z';
const { session } = booking;
const slot = (place: number) => `2026-06-${15 + place}-10`;

describe.each(oneEngine)('the owner’s sold packages on %s', (engine) => {
  let sales: Sales;
  beforeEach(async () => {
    sales = await openSales(engine, now);
  });
  afterEach(() => sales.close());

  test('Given a choice of services, Then another one is refused and keeps the session', async () => {
    const path = 'consulting-packages/baslangic';
    const { version } = await sales.read(path);
    const terms = { services: ['omnichannel'], validMonths: 6, returnHours: 48, version };
    expect((await sales.owner('PUT', path, terms)).status).toBe(200);
    const desk = await sales.read('balances/packages');
    expect(desk.packages).toContainEqual({
      id: 'baslangic',
      title: 'Başlangıç paketi',
      sessions: 3,
      lastDay: '2026-12-08',
    });
    const link = await sales.sold();
    const refused = await sales.bookFrom(link, slot(0));
    expect((await refused.json()).detail).toBe(session.refusals.other_service);
    // The terms of a sold package stay as they are when the package of the catalogue changes.
    expect((await sales.owner('PUT', path, { services: [], version: version + 1 })).status).toBe(200);
    const { balance } = await sales.opened(link);
    expect(balance).toMatchObject({ services: ['omnichannel'], returnHours: 48, left: 3 });
  });

  test('Given its last day has passed, Then what was left expires with a mail, what was booked stays, and more time brings it back', async () => {
    const link = await sales.sold({ lastDay: '2026-06-12' });
    const id = await sales.bookedFrom(link, slot(0));
    // The last day ends at midnight in the site's zone: at 23:59 in Istanbul, appointments can still be booked from the balance.
    sales.clock.set('2026-06-12T20:59:00Z');
    await expire(sales.ctx, { balanceId: link.id });
    expect(await sales.left(link)).toBe(2);
    sales.clock.set('2026-06-12T21:00:00Z');
    const refused = await sales.bookFrom(link, slot(1));
    expect((await refused.json()).detail).toBe(session.refusals.expired);
    await expire(sales.ctx, { balanceId: link.id });
    await expire(sales.ctx, { balanceId: link.id });
    expect((await sales.opened(link)).balance).toMatchObject({
      status: 'expired',
      left: 0,
      refusal: 'expired',
    });
    expect(await sales.kinds(link.id)).toEqual(['sold', 'used', 'expired']);
    expect(await sales.detail(id)).toMatchObject({ status: 'confirmed' });
    expect(await sales.mails(link.id)).toContain('balance-expired waiting');
    const { page } = await sales.cancelBy(await Promise.resolve(id), { seen: { comesBack: true } });
    expect(page.session).toMatchObject({ comesBack: false, forfeit: 'expired' });

    const { sequence, ...record } = await sales.sale(link.id);
    const more = { ...record, company: '', lastDay: '2026-08-31', sequence };
    expect((await sales.post(`balances/${link.id}/change`, more)).status).toBe(200);
    expect((await sales.opened(link)).balance).toMatchObject({ status: 'paid', left: 2, refusal: null });
    expect((await sales.post(`balances/${link.id}/change`, { ...more, lastDay: '2026-01-01' })).status).toBe(
      409,
    );
    const { sequence: seen } = await sales.sale(link.id);
    const past = { ...more, lastDay: '2026-01-01', sequence: seen };
    expect((await sales.post(`balances/${link.id}/change`, past)).status).toBe(422);
  });

  test('Given the owner asks for a link, Then it opens the package beside the links of mails, and there is none of an erased one', async () => {
    const sent = await sales.sold({ language: 'en' });
    const made = await sales.post(`balances/${sent.id}/link`, {});
    const { pathname, searchParams } = new URL((await made.json()).link);
    expect(pathname).toBe(`/package/${sent.id}`);
    expect(searchParams.get('lang')).toBe('en');
    const token = searchParams.get('token') ?? '';
    for (const each of [token, sent.token])
      expect((await sales.opened({ id: sent.id, token: each })).balance.left).toBe(3);
    const { sequence } = await sales.sale(sent.id);
    await sales.post(`balances/${sent.id}/status`, { status: 'ended', sequence });
    expect((await sales.post(`balances/${sent.id}/erase`, {})).status).toBe(200);
    expect((await sales.post(`balances/${sent.id}/link`, {})).status).toBe(404);
    expect((await sales.visitor.get(`/api/balances/${sent.id}`, by(token))).status).toBe(403);
  });

  test('Given a sale sent twice or with faults, Then it is stored once, and faults are named', async () => {
    const sale = saleOf();
    const twice = await Promise.all([sales.post('balances', sale), sales.post('balances', sale)]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect((await sales.read('balances')).total).toBe(1);
    expect(await sales.kinds(sale.id)).toEqual(['sold']);
    const faults: [object, string][] = [
      [{ packageId: 'yok' }, 'packageId'],
      [{ lastDay: '2026-06-07' }, 'lastDay'],
      [{ lastDay: '9999-12-31' }, 'lastDay'],
      [{ lastDay: '0001-01-01' }, 'lastDay'],
      [{ sessions: 0 }, 'sessions'],
      [{ email: 'yanlış' }, 'email'],
      [{ paymentLink: 'javascript:alert(1)' }, 'paymentLink'],
    ];
    for (const [over, path] of faults) {
      const response = await sales.post('balances', saleOf(over));
      expect(response.status).toBe(422);
      expect((await response.json()).errors.map((error: { path: string }) => error.path)).toEqual([path]);
    }
    expect((await sales.visitor.post('/api/admin/balances', saleOf())).status).toBe(401);
  });

  test('Given sales in every state, Then the list finds them by state and person, also as a table', async () => {
    const open = await sales.sold({ name: 'Açık Olan' });
    await sales.sold({ name: 'Ödemeyen', paid: false });
    const used = await sales.sold({ name: 'Kullanan', sessions: 1 });
    await sales.bookedFrom(used, slot(0));
    await sales.sold({ name: 'Süresi Dolan', lastDay: '2026-06-09' });
    const ended = await sales.sold({ name: 'Kapanan' });
    expect((await sales.post(`balances/${ended.id}/status`, { status: 'ended' })).status).toBe(200);
    expect((await sales.opened(ended)).balance).toMatchObject({ left: 0, refusal: 'ended' });
    sales.clock.set('2026-06-10T07:00:00Z');
    const found = async (search: string) =>
      (await sales.read(`balances?${search}`)).items.map(({ name }: { name: string }) => name).sort();
    expect(await found('state=open')).toEqual(['Açık Olan', 'Ödemeyen']);
    expect(await found('state=unpaid')).toEqual(['Ödemeyen']);
    expect(await found('state=used_up')).toEqual(['Kullanan']);
    expect(await found('state=expired')).toEqual(['Süresi Dolan']);
    expect(await found('state=ended')).toEqual(['Kapanan']);
    expect(await found('q=acik')).toEqual(['Açık Olan']);
    const csv = await (await sales.get('balances.csv?state=open')).text();
    expect(csv).toContain('Açık Olan');
    expect(csv).toContain('KURSU-7');
    expect((await sales.sale(open.id)).next).toEqual(['unpaid', 'ended']);
  });

  test('Given a person, Then sold packages are found, handed over with the ledger, and erased once they are over', async () => {
    const link = await sales.sold();
    await sales.post(`balances/${link.id}/correct`, { sessions: 1, note: 'Gizli not' });
    const ask = async (path: string) =>
      (await sales.post(`privacy/person${path}`, { contacts: [buyer.email], language: 'tr' })).json();
    const found = await ask('');
    expect(found.records).toMatchObject([{ kind: 'balances', id: link.id, erasable: false }]);
    const file = await (
      await sales.post('privacy/person/file', { contacts: [buyer.email], language: 'tr' })
    ).text();
    expect(file).toContain('Gizli not');
    expect((await sales.post(`balances/${link.id}/erase`)).status).toBe(409);
    await sales.post(`balances/${link.id}/status`, { status: 'ended' });
    const { receipt } = await ask('/erase');
    expect(receipt.erased).toMatchObject({ balances: 1 });
    const [row] = await sales.ctx.db.select().from(balances).where(eq(balances.id, link.id));
    expect(row).toMatchObject({ name: '', email: '', phone: '', reference: null, paymentText: null });
    const erased = await sales.sale(link.id);
    expect(erased.entries.map(({ note }) => note)).toEqual([null, null, null]);
    expect((await sales.visitor.get(`/api/balances/${link.id}`, by(link.token))).status).toBe(403);
    expect(await sales.mails(link.id)).toEqual([]);
  });

  test('Given a retention time, then only sold packages that have been over for as long are erased', async () => {
    const [over, open] = [await sales.sold({ sessions: 1 }), await sales.sold()];
    await sales.bookedFrom(over, slot(0));
    const { version, values } = await sales.read('privacy');
    const settings = { ...values, balances: 2, version, language: 'tr' };
    expect((await sales.owner('PUT', 'privacy', settings)).status).toBe(200);
    sales.clock.set('2026-08-01T07:00:00Z');
    await eraseDue(sales.ctx, personSources);
    expect((await sales.sale(over.id)).erasedAt).toBeNull();
    sales.clock.set('2026-08-09T07:00:00Z');
    await eraseDue(sales.ctx, personSources);
    expect((await sales.sale(over.id)).erasedAt).not.toBeNull();
    expect((await sales.sale(open.id)).erasedAt).toBeNull();
  });

  test('Given no sale, then the privacy notice says nothing of packages; after one it does', async () => {
    const said = async () =>
      (await (await sales.visitor.get('/api/privacy-notice?lang=tr')).json()).sections.map(
        ({ id }: { id: string }) => id,
      );
    expect(await said()).not.toContain('packages');
    await sales.sold();
    expect(await said()).toContain('packages');
  });
});
