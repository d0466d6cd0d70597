import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BackupValues, OwnersBackup } from '#/features/backups/admin-contract';
import { backupSettings, backupState } from '#/features/backups/table';
import { erasureListName, madeAtOf, nightlyName } from '#/platform/backup/nightly-archives';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { type BackupStore, startWebdavStore } from '../../tests/support/backup-stores';
import { oneEngine } from '../../tests/support/database';
import { owner, signedInBefore } from '../../tests/support/owner';
import { adoptListBeside } from './erasure-list';
import { keepErasuresElsewhere, type NightlyBackups, performBackup } from './nightly-backups';
import type { ProofOutcome } from './prove-backup';

const account = { user: 'leyla', password: 'gizli parola' };
const root = join(import.meta.dirname, '../..');
const erasures = erasureListName('leyla.example', false);

describe.each(oneEngine)('nightly backups on %s', (engine) => {
  let site: TestApi;
  let store: BackupStore;
  let nightly: NightlyBackups;
  let headers: Record<string, string>;
  let proofs: ProofOutcome[];

  beforeAll(async () => {
    site = await openTestApi(engine, '2126-06-10T09:00:00.000Z');
    store = await startWebdavStore(account);
    headers = { Cookie: await signedInBefore(site), 'Content-Type': 'application/json' };
    const { dataDir } = site.database;
    nightly = {
      ctx: site.ctx,
      database: site.database,
      dataDir,
      root,
      services: {
        environment: {},
        key: new Uint8Array(32).fill(7),
        defaultFolder: join(dataDir, 'backups'),
        recoverySheet: async () => '',
      },
      settings: {
        authSecret: undefined,
        backupKey: undefined,
        baseUrl: 'https://leyla.example',
        allowPrivateHosts: ['127.0.0.1'],
      },
      prove: async ({ file }) => {
        const [moment, proof] = [madeAtOf(basename(file), 'leyla.example'), proofs.shift()];
        return moment && proof?.ok ? { ...proof, moment } : proof;
      },
    };
  });
  beforeEach(async () => {
    site.clock.set('2126-06-10T09:00:00.000Z');
    store.failWith(undefined);
    for (const table of [backupSettings, backupState, mailOutbox]) await site.ctx.db.delete(table);
    await site.ctx.db.execute(sql`delete from pgboss.job`);
    const sound = { ok: true, moment: new Date('2126-06-10T09:00:00Z'), reservations: 0, pictures: 96 };
    proofs = Array.from({ length: 9 }, () => sound as ProofOutcome);
  });
  afterAll(async () => {
    await store.stop();
    await site.close();
  });

  const ask = (method: string, path: string, body?: object) =>
    site.request(`/api/admin/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const read = async (): Promise<OwnersBackup> => (await ask('GET', 'backup')).json();
  async function save(change: Partial<BackupValues>): Promise<Response> {
    const { version, values } = await read();
    const typed = { ...values, secret: '', ...change, version, ownersPassword: owner.password };
    return ask('PUT', 'backup', typed);
  }
  const elsewhere = () => ({
    place: 'webdav' as const,
    address: 'https://disk.example/leyla',
    account: account.user,
    secret: account.password,
  });
  /**
   * Stores the address of the test's server directly, because the owner's form demands https, which this server doesn't support.
   */
  const toStore = () =>
    site.ctx.db
      .update(backupSettings)
      .set({ address: `${store.url}/leyla` })
      .where(eq(backupSettings.id, 1));
  const pendingNights = async () => {
    const { rows } = await site.ctx.db.execute<{ hour: string; at: string }>(sql`
      select data->>'hour' as hour, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at
      from pgboss.job where name = 'backup' and state = 'created' order by start_after`);
    return rows.map(({ hour, at }) => `${hour} ${at}`);
  };
  const mails = () => site.ctx.db.$count(mailOutbox, eq(mailOutbox.kind, 'backup-trouble'));

  test('Given an untouched site, then its backup is made at 03:30 of its zone on its own disk, proven, and followed by the next', async () => {
    expect(await read()).toMatchObject({
      values: { isOn: true, hour: '03:30', place: 'disk' },
      secret: 'none',
    });
    await performBackup(nightly, { hour: '03:30' }, 1);
    expect(await pendingNights()).toEqual(['03:30 2126-06-11 00:30']);
    const { outcome } = await read();
    expect(readdirSync(nightly.services.defaultFolder)).toEqual([outcome.made?.file, erasures]);
    expect(outcome).toMatchObject({
      failure: null,
      proofFailure: null,
      made: { at: '2126-06-10T09:00:00.000Z' },
      proof: { elsewhere: false, reservations: 0, pictures: 96 },
    });
    // After a crash the job runs again, but makes no second backup.
    site.clock.set('2126-06-10T09:10:00.000Z');
    await performBackup(nightly, { hour: '03:30' }, 2);
    expect((await read()).outcome.made?.at).toBe('2126-06-10T09:00:00.000Z');
  });

  test('Given another hour, then the job of the former one ends without a backup; off, there is none', async () => {
    expect((await save({ hour: '05:15' })).status).toBe(200);
    expect(await pendingNights()).toEqual(['05:15 2126-06-11 02:15']);
    await performBackup(nightly, { hour: '03:30' }, 1);
    expect((await read()).outcome.made).toBeNull();
    await save({ isOn: false });
    await performBackup(nightly, { hour: '05:15' }, 1);
    expect((await read()).outcome.made).toBeNull();
  });

  test('Given a place elsewhere, then the archive is sent there and leaves this machine, old ones go, and nothing else', async () => {
    await save(elsewhere());
    await toStore();
    site.clock.set('2126-06-10T10:00:00.000Z');
    const [early, late] = ['01', '20'].map(
      (hour) => `/leyla/${nightlyName('leyla.example', new Date(`2126-06-09T${hour}:00:00Z`), false)}`,
    ) as [string, string];
    for (const path of [early, late, '/leyla/photos.zip']) store.files.set(path, Buffer.from('old'));
    const here = readdirSync(nightly.services.defaultFolder);
    await performBackup(nightly, {}, 1);
    const { made, proof } = (await read()).outcome;
    // The later archive is kept, because it is the newest of its day.
    expect([...store.files.keys()].sort()).toEqual(
      [late, `/leyla/${made?.file}`, `/leyla/${erasures}`, '/leyla/photos.zip'].sort(),
    );
    expect(proof).toMatchObject({ elsewhere: true });
    expect(readdirSync(nightly.services.defaultFolder)).toEqual(here);
  });

  test('Given a place that refuses, then the archive stays here, the room says why, and the owner is told once a day', async () => {
    await save(elsewhere());
    await toStore();
    store.failWith(403);
    site.clock.set('2126-06-10T11:00:00.000Z');
    await expect(performBackup(nightly, { hour: '03:30' }, 1)).rejects.toThrow('no backup was made');
    expect(readdirSync(nightly.services.defaultFolder)).toContain(
      'kursu-backup-leyla.example-21260610T110000Z.tar.gz',
    );
    await performBackup(nightly, {}, 1);
    expect((await read()).outcome).toMatchObject({
      failure: { reason: 'refused' },
      proofFailure: { reason: 'refused' },
    });
    expect(await mails()).toBe(1);
    site.clock.set('2126-06-11T09:00:00.000Z');
    await performBackup(nightly, {}, 1);
    expect(await mails()).toBe(2);
    store.failWith(undefined);
    await performBackup(nightly, {}, 1);
    expect((await read()).outcome).toMatchObject({ failure: null, proofFailure: null });
    expect(await mails()).toBe(2);
  });

  test('Given a backup that fails its trial, or a proof that ends early, then both are said, and another reason is told at once', async () => {
    proofs = [{ ok: false, reason: 'damaged', detail: 'tables/reservations.jsonl' }];
    await performBackup(nightly, {}, 1);
    expect((await read()).outcome.proofFailure).toMatchObject({ reason: 'damaged' });
    await performBackup(nightly, {}, 1);
    expect((await read()).outcome.proofFailure).toMatchObject({ reason: 'failed' });
    expect(await mails()).toBe(2);
  });

  test('Given a backup without appointments after one that had some, then the owner is told, older ones stay, and it is not proven', async () => {
    proofs = proofs.map((proof) => ({ ...proof, reservations: 3 }) as ProofOutcome);
    await performBackup(nightly, {}, 1);
    const early = 'kursu-backup-leyla.example-21260609T010000Z.tar.gz';
    const folder = nightly.services.defaultFolder;
    for (const name of [early, early.replace('T01', 'T20')]) writeFileSync(join(folder, name), '');
    site.clock.set('2126-06-10T12:00:00.000Z');
    await performBackup(nightly, { hour: '03:30' }, 1);
    expect(readdirSync(folder)).toContain(early);
    const proof = { at: '2126-06-10T09:00:00.000Z', reservations: 3 };
    expect((await read()).outcome).toMatchObject({ failure: { reason: 'emptied' }, proof });
    expect(await mails()).toBe(1);
  });

  test('Given a person who is erased by day, then the list beside the archives says so at once, encrypted as they are, and only where archives are made', async () => {
    const { dataDir } = site.database;
    const erased = { kind: 'messages', id: randomUUID(), at: site.clock.now().toISOString() };
    writeFileSync(join(dataDir, 'erased.jsonl'), `${JSON.stringify(erased)}\n`);
    await save({ ...elsewhere(), encrypted: true });
    await toStore();
    store.files.clear();
    await keepErasuresElsewhere(nightly);
    const name = `${erasures}.age`;
    expect([...store.files.keys()]).toEqual([`/leyla/${name}`]);
    // A new machine has no list of its own; the erasures must be taken from the list at the place.
    rmSync(join(dataDir, 'erased.jsonl'));
    await keepErasuresElsewhere(nightly);
    const bytes = store.files.get(`/leyla/${name}`) ?? Buffer.alloc(0);
    expect(bytes.includes(erased.id)).toBe(false);
    // A list that can't be fetched isn't replaced by one that lacks its lines.
    rmSync(join(dataDir, 'erased.jsonl'));
    store.failWith(500, 'GET');
    await keepErasuresElsewhere(nightly);
    expect(store.files.get(`/leyla/${name}`)).toEqual(bytes);
    store.failWith(undefined);

    const folder = mkdtempSync(join(tmpdir(), 'kursu-erasure-list-'));
    const [from, to] = [join(folder, 'place'), join(folder, 'new')];
    for (const each of [from, to]) mkdirSync(each);
    writeFileSync(join(from, name), bytes);
    const path = join(from, nightlyName('leyla.example', site.clock.now(), true));
    expect(await adoptListBeside(to, { path })).toBe('unreadable');
    const key = readFileSync(join(dataDir, 'backup-key'), 'utf8').trim();
    expect(await adoptListBeside(to, { path, key })).toBe('adopted');
    expect(readFileSync(join(to, 'erased.jsonl'), 'utf8')).toContain(erased.id);
    // A plain list beside an encrypted archive is ignored, because anybody could have written it.
    writeFileSync(join(from, erasures), `${JSON.stringify({ ...erased, id: randomUUID() })}\n`);
    expect(await adoptListBeside(to, { path, key })).toBe('adopted');
    expect(readFileSync(join(to, 'erased.jsonl'), 'utf8').trim().split('\n')).toHaveLength(1);
    expect(await adoptListBeside(to, { path: join(from, 'backup.tar.gz') })).toBe('none');
    rmSync(folder, { recursive: true });

    store.files.clear();
    store.failWith(403);
    await keepErasuresElsewhere(nightly);
    store.failWith(undefined);
    await site.ctx.db.update(backupSettings).set({ isOn: false }).where(eq(backupSettings.id, 1));
    await keepErasuresElsewhere(nightly);
    expect(store.files.size).toBe(0);
  });

  test('Given secrets, then they are stored encrypted, never sent back, and never to another server', async () => {
    expect((await (await save({ ...elsewhere(), secret: '' })).json()).errors).toMatchObject([
      { path: 'secret' },
    ]);
    expect((await (await save({ ...elsewhere(), address: '' })).json()).errors).toMatchObject([
      { path: 'address' },
    ]);
    expect((await save({ ...elsewhere(), address: 'http://disk.example' })).status).toBe(422);
    const saved = await save(elsewhere());
    const text = await saved.text();
    expect(text).toContain('"secret":"stored"');
    expect(text).not.toContain(account.password);
    const [row] = await site.ctx.db.select().from(backupSettings);
    expect(row?.sealedSecret).not.toContain(account.password);
    expect((await save({ hour: '04:00' })).status).toBe(200);
    const moved = await save({ address: 'https://other.example/leyla' });
    expect((await moved.json()).errors).toMatchObject([{ path: 'secret' }]);
    expect((await ask('PUT', 'backup', { ...(await read()).values, secret: '', version: 0 })).status).toBe(
      409,
    );
    expect((await site.get('/api/admin/backup')).status).toBe(401);
    expect((await site.post('/api/admin/backup/sheet', { password: owner.password })).status).toBe(401);
    // A session alone doesn't get the key.
    const refused = await ask('POST', 'backup/sheet', { password: 'not her password' });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toMatchObject([{ path: 'password' }]);
    const sheet = await ask('POST', 'backup/sheet', { password: owner.password });
    expect([sheet.status, await sheet.text()]).toEqual([200, 'the sheet']);
  });

  test('Given settings of the environment, then they win', async () => {
    const folder = join(site.database.dataDir, 'other-disk');
    mkdirSync(folder);
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    const place = { kind: 'disk' as const, folder };
    const services = { ...nightly.services, environment: { at: 'off', place } };
    await performBackup({ ...nightly, services }, { hour: '03:30' }, 1);
    expect(readdirSync(folder)).toEqual(['notes.txt']);
    await performBackup({ ...nightly, services }, {}, 1);
    expect(readdirSync(folder).sort()).toEqual([
      expect.stringMatching(/\d{6}Z\.tar\.gz$/),
      erasures,
      'notes.txt',
    ]);
  });

  test('Given the button, then a backup is enqueued once a minute and is shown as under way', async () => {
    for (const _ of [1, 2]) expect((await ask('POST', 'backup/run', {})).status).toBe(204);
    expect((await read()).isRunning).toBe(true);
    expect(await pendingNights()).toHaveLength(1);
    // Once the backup is done, a further press in the same minute enqueues none, so none is shown.
    await site.ctx.db.execute(sql`update pgboss.job set state = 'completed'`);
    expect((await ask('POST', 'backup/run', {})).status).toBe(204);
    expect((await read()).isRunning).toBe(false);
  });
});
