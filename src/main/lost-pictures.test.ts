import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { backupOutcome } from '#/features/backups/admin-queries';
import { pictures } from '#/features/pictures/table';
import { profiles } from '#/features/profile/table';
import { nightlyName } from '#/platform/backup/nightly-archives';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { demoProfile } from '#content/profile/demo';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { type NightlyBackups, performBackup } from './nightly-backups';

const picture = { src: '/uploads/ab12.jpg', variant: '/uploads/ab12-480.avif' };
const files = ['ab12.jpg', 'ab12-480.avif'];

let site: TestApi;
let nightly: NightlyBackups;
beforeAll(async () => {
  site = await openTestApi('pglite', '2126-06-10T09:00:00.000Z');
  const { database, ctx } = site;
  nightly = {
    ctx,
    database,
    dataDir: database.dataDir,
    root: join(import.meta.dirname, '../..'),
    services: {
      environment: {},
      key: new Uint8Array(32).fill(7),
      defaultFolder: join(database.dataDir, 'backups'),
      recoverySheet: async () => '',
    },
    settings: {
      authSecret: undefined,
      backupKey: undefined,
      baseUrl: 'https://leyla.example',
      allowPrivateHosts: [],
    },
    prove: async () => ({ ok: true, moment: ctx.clock.now(), reservations: 0, pictures: 1 }),
  };
  await ctx.db.insert(pictures).values({
    hash: 'ab12',
    url: picture.src,
    width: 1,
    height: 1,
    placeholder: '',
    variants: [{ type: 'image/avif', width: 480, url: picture.variant }],
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const key of files) await site.ctx.files.put(key, Buffer.from('a picture'), 'image/jpeg');
  await show(picture.src);
});

const show = (src: string) =>
  site.ctx.db
    .update(profiles)
    .set({ document: { ...demoProfile, portrait: { ...demoProfile.portrait, src } } });
const lose = async () => {
  for (const key of files) await site.ctx.files.remove(key);
};
const mails = () => site.ctx.db.$count(mailOutbox, eq(mailOutbox.kind, 'backup-trouble'));

/** Makes the backup of this night, beside two archives of one earlier day. Returns whether the older of the two is still there. */
async function keepsAfter(night: string): Promise<boolean> {
  site.clock.set(`${night}T09:00:00.000Z`);
  const day = new Date(site.clock.now().getTime() - 24 * 3_600_000).toISOString().slice(0, 10);
  const [early, late] = ['01', '20'].map((hour) =>
    nightlyName('leyla.example', new Date(`${day}T${hour}:00:00Z`), false),
  ) as [string, string];
  const folder = nightly.services.defaultFolder;
  await performBackup(nightly, {}, 1);
  for (const name of [early, late]) writeFileSync(join(folder, name), '');
  site.clock.set(`${night}T10:00:00.000Z`);
  await performBackup(nightly, {}, 1);
  return readdirSync(folder).includes(early);
}

test('Given a picture that a page shows and whose files are gone, then the backup is incomplete, no archive is removed, and the owner is told once a day', async () => {
  expect(await keepsAfter('2126-06-10')).toBe(false);
  expect((await backupOutcome(site.ctx.db)).made?.lostPictures).toBe(0);
  await lose();
  expect(await keepsAfter('2126-06-12')).toBe(true);
  expect((await backupOutcome(site.ctx.db)).made?.lostPictures).toBe(1);
  expect(await mails()).toBe(1);
});

test('Given a lost picture, when another one is shown in its place, then the backup is whole again', async () => {
  await lose();
  await show('/uploads/cd34.jpg');
  expect(await keepsAfter('2126-06-14')).toBe(false);
  expect((await backupOutcome(site.ctx.db)).made?.lostPictures).toBe(0);
});

test('Given a picture of which only a variant is gone, then it counts as one picture', async () => {
  await site.ctx.files.remove(files[1] ?? '');
  expect(await keepsAfter('2126-06-16')).toBe(true);
  expect((await backupOutcome(site.ctx.db)).made?.lostPictures).toBe(1);
});
