import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPlace } from '#/platform/backup/open-place';
import { needProgram } from '../support/proxies';
import { freePort } from '../support/server';

const folder = mkdtempSync(join(tmpdir(), 'kursu-s3-'));
/** The name and the secret of s3rver's only account. Of signatures of this kind, s3rver checks only the name. */
const account = 'S3RVER';
let endpoint: string;
let stop: () => Promise<void>;

/** Starts s3rver, an S3-compatible store from npm that others have written. */
beforeAll(async () => {
  needProgram('s3rver', '--version', 'npm, then: npm install --global s3rver');
  const port = await freePort();
  const stored = join(folder, 'stored');
  mkdirSync(stored);
  const address = ['--address', '127.0.0.1', '--port', String(port), '--no-vhost-buckets'];
  const store = spawn(
    's3rver',
    ['--directory', stored, ...address, '--configure-bucket', 'leyla', '--silent'],
    // s3rver encrypts the tokens for the next pages of its lists by a cipher that OpenSSL classes as legacy.
    { stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '--openssl-legacy-provider' } },
  );
  stop = async () => {
    const ended = once(store, 'exit');
    store.kill('SIGTERM');
    await ended;
  };
  endpoint = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(endpoint), { timeout: 30_000 });
});
afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true, force: true });
});

const open = (change: { account?: string; bucket?: string } = {}) =>
  openPlace({ kind: 's3', endpoint, bucket: 'leyla', region: '', account, secret: account, ...change }, [
    '127.0.0.1',
  ]);

test('s3rver keeps archives, gives them back as they were, and refuses an unknown account and an unknown bucket', async () => {
  const place = await open();
  expect(await place.list()).toEqual([]);
  const archive = join(folder, 'archive');
  const bytes = randomBytes(30_000_000);
  writeFileSync(archive, bytes);
  const name = 'kursu-backup-leyla.example-21260610T003000Z.tar.gz.age';
  await place.put(name, archive);
  expect(await place.list()).toEqual([name]);
  const fetched = join(folder, 'fetched');
  await place.fetch(name, fetched, bytes.length);
  expect(readFileSync(fetched).equals(bytes)).toBe(true);
  await place.remove(name);
  await place.remove(name);
  expect(await place.list()).toEqual([]);
  await expect(place.fetch(name, join(folder, 'gone'), 1)).rejects.toMatchObject({ fault: 'absent' });
  const stranger = await open({ account: 'STRANGER' });
  await expect(stranger.list()).rejects.toMatchObject({ fault: 'refused' });
  await expect(stranger.put(name, archive)).rejects.toMatchObject({ fault: 'refused' });
  const elsewhere = await open({ bucket: 'nobody' });
  await expect(elsewhere.list()).rejects.toMatchObject({ fault: 'absent' });
});

test('s3rver lists more archives than fit on one of its pages', async () => {
  const place = await open();
  const small = join(folder, 'small');
  writeFileSync(small, 'small');
  const names = Array.from({ length: 1_001 }, (_, index) => `kursu-backup-${10_000 + index}`);
  const waiting = names.values();
  const lane = async () => {
    for (const name of waiting) await place.put(name, small);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  expect((await place.list()).toSorted()).toEqual(names);
});
