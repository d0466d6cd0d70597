import { createHash } from 'node:crypto';
import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { reservations as reservationTable, reservationTokens } from '#/features/booking/table';
import { siteLanguages } from '#/features/languages/table';
import { pictures } from '#/features/pictures/table';
import { profiles } from '#/features/profile/table';
import { createBackupKey } from '#/platform/backup/encryption';
import { demoProfile } from '#content/profile/demo';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { migrationsDir, oneEngine, openTestDatabase, type TestDatabase } from '../../tests/support/database';
import { reservationFor } from '../../tests/support/reservation';
import { proveArchive } from './prove-backup';
import { backUpSite } from './site-backup';

type Parts = Map<string, string>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Adapts the manifest of an archive to its changed parts, as somebody would do to hide the change. */
function hide(parts: Parts): void {
  const manifest = JSON.parse(parts.get('manifest.json') ?? '');
  manifest.beginning = sha256(parts.get('kursu-backup.json') ?? '');
  for (const table of manifest.tables) {
    const lines = parts.get(`tables/${table.name}.jsonl`) ?? '';
    Object.assign(table, {
      bytes: Buffer.byteLength(lines),
      rows: lines.split('\n').length - 1,
      sha256: sha256(lines),
    });
  }
  parts.delete('manifest.json');
  parts.set('manifest.json', JSON.stringify(manifest));
}

const change = (parts: Parts, name: string, edit: (lines: string) => string) =>
  parts.set(name, edit(parts.get(name) ?? ''));

describe.each(oneEngine)('the proof of a backup, on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'kursu-proof-'));
  let site: TestApi;
  let scratch: TestDatabase;
  let whole: Buffer;

  beforeAll(async () => {
    site = await openTestApi(engine, '2126-06-10T09:00:00.000Z');
    scratch = await openTestDatabase(engine);
    const { slots } = await (await site.get('/api/availability?service=ai-growth')).json();
    for (const slot of [slots[0], slots.at(-1)])
      expect((await site.post('/api/reservations', reservationFor(slot.id))).status).toBe(201);
    const booked = await site.ctx.db.select().from(reservationTable);
    await site.ctx.db
      .insert(reservationTokens)
      .values(booked.map(({ id }) => ({ hash: id, about: id, createdAt: new Date() })));
    await site.ctx.files.put('ab12.png', Buffer.from('a picture'), 'image/png');
    await site.ctx.db
      .insert(pictures)
      .values({ hash: 'ab12', url: '/uploads/ab12.png', width: 1, height: 1, placeholder: '' });
    whole = await backedUp('whole.tar.gz', false);
  });
  afterAll(async () => {
    await site.close();
    await scratch.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function backedUp(name: string, encrypted: boolean): Promise<Buffer> {
    const { database, ctx, clock } = site;
    const sources = {
      database,
      files: ctx.files,
      clock,
      dataDir: folder,
      authSecret: undefined,
      product: '1.0.0',
    };
    const file = join(folder, name);
    await backUpSite(sources, { file, encrypted });
    return readFileSync(file);
  }

  const home = { status: 200, html: '<h1>Leyla</h1></html>' };
  const prove = (bytes: Buffer, { key, page = home }: { key?: string; page?: typeof home } = {}) => {
    const file = join(folder, 'archive');
    writeFileSync(file, bytes);
    const open = async () => ({ ...scratch, [Symbol.asyncDispose]: async () => undefined });
    return proveArchive(
      { file, key, encrypted: false, folder, baseUrl: 'https://leyla.example' },
      { migrationsDir, open, renderHome: async () => page },
    );
  };
  const changed = async (edit: (parts: Parts) => void): Promise<Buffer> => {
    const entries = await unpackTar(new Uint8Array(gunzipSync(whole)));
    const parts: Parts = new Map(
      entries.map(({ header, data }) => [header.name, Buffer.from(data ?? []).toString('utf8')]),
    );
    edit(parts);
    const packed = [...parts].map(([name, text]) => {
      const data = new Uint8Array(Buffer.from(text));
      return { header: { name, size: data.length }, body: data };
    });
    return gzipSync(await packTar(packed));
  };

  test('tells the moment, the reservations and the pictures of a sound one', async () => {
    expect(await prove(whole)).toEqual({
      ok: true,
      moment: new Date('2126-06-10T09:00:00.000Z'),
      reservations: 2,
      pictures: 1,
    });
  });

  const reservations = 'tables/reservations.jsonl';
  const firstLine = (lines: string) => `${lines.split('\n')[0]}\n`;
  const damages: Record<string, [damage: () => Promise<Buffer> | Buffer, reason: string]> = {
    'cut off': [() => whole.subarray(0, -200), 'damaged'],
    'with a flipped bit': [
      () => Buffer.from(whole.map((byte, index) => (index === whole.length >> 1 ? byte ^ 1 : byte))),
      'damaged',
    ],
    'that is an error page': [() => Buffer.from('<!doctype html><title>502</title>'), 'foreign'],
    'without a reservation': [() => changed((parts) => change(parts, reservations, firstLine)), 'damaged'],
    'without a picture': [() => changed((parts) => parts.delete('uploads/ab12.png')), 'damaged'],
    'of a newer version': [
      () =>
        changed((parts) => {
          change(parts, 'kursu-backup.json', (text) =>
            text.replace(/"schema": \d+/, '"schema": 9999999999999'),
          );
          hide(parts);
        }),
      'newer',
    ],
    'with a reservation twice, and a manifest that fits': [
      () =>
        changed((parts) => {
          change(parts, reservations, (lines) => firstLine(lines) + lines);
          hide(parts);
        }),
      'damaged',
    ],
    'with a value that the database refuses, and a manifest that fits': [
      () =>
        changed((parts) => {
          change(parts, reservations, (lines) => lines.replaceAll('"confirmed"', '"sold"'));
          hide(parts);
        }),
      'damaged',
    ],
    'with a row that refers to nothing, and a manifest that fits': [
      () =>
        changed((parts) => {
          change(parts, reservations, firstLine);
          hide(parts);
        }),
      'damaged',
    ],
    'with rows of an unknown table, and a manifest that fits': [
      () =>
        changed((parts) => {
          change(parts, 'manifest.json', (text) =>
            text.replace('"name": "reservations"', '"name": "bookings"'),
          );
          parts.set('tables/bookings.jsonl', parts.get(reservations) ?? '');
          parts.delete(reservations);
          hide(parts);
        }),
      'damaged',
    ],
    'without a picture that is named, and a manifest that fits': [
      () =>
        changed((parts) => {
          parts.delete('uploads/ab12.png');
          const manifest = JSON.parse(parts.get('manifest.json') ?? '');
          parts.set('manifest.json', JSON.stringify({ ...manifest, uploads: [] }));
          hide(parts);
        }),
      'pictures',
    ],
  };
  test.each(Object.entries(damages))('finds one %s', async (_, [damage, reason]) => {
    expect(await prove(await damage())).toMatchObject({ ok: false, reason });
  });

  test('finds one that can’t be opened with the site’s key, and one whose home page does not open', async () => {
    const encrypted = await backedUp('encrypted.tar.gz.age', true);
    expect(await prove(encrypted, { key: await createBackupKey() })).toMatchObject({ reason: 'wrong_key' });
    expect(await prove(whole, { page: { status: 500, html: '' } })).toMatchObject({ reason: 'page' });
    const stranger = { status: 200, html: '<h1>Somebody else</h1></html>' };
    expect(await prove(whole, { page: stranger })).toMatchObject({ reason: 'page' });
  });

  test('gives up one whose rows need more room than there is', async () => {
    const rows = gunzipSync(whole).length;
    const statfs = vi.spyOn(fs.promises, 'statfs');
    const leave = (bytes: number) =>
      statfs.mockResolvedValue({ bavail: bytes, blocks: 1, bsize: 1 } as never);
    const spare = 200 * 1024 * 1024;
    leave(spare + 1.5 * rows);
    expect(await prove(whole)).toMatchObject({ ok: false, reason: 'no_room' });
    leave(spare + 3 * rows);
    expect(await prove(whole)).toMatchObject({ ok: true });
    vi.restoreAllMocks();
  });

  test('expects the name in the site’s main language, with what HTML escapes in it', async () => {
    const { db } = site.ctx;
    await db.insert(siteLanguages).values({ main: 'en', public: ['en', 'tr'] });
    const [stored] = await db.select().from(profiles);
    const document = {
      ...(stored?.document ?? demoProfile),
      name: { tr: 'Leyla', en: "O'Brien Shaw" },
      nameLines: {},
    };
    if (stored) await db.update(profiles).set({ document });
    else await db.insert(profiles).values({ document });
    const archive = await backedUp('english.tar.gz', false);
    const page = { status: 200, html: '<h1>O&#x27;Brien Shaw</h1></html>' };
    expect(await prove(archive, { page })).toMatchObject({ ok: true });
    expect(await prove(archive)).toMatchObject({ reason: 'page' });
  });
});
