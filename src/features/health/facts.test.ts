import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectFacts, type HealthSources } from './facts';

const now = new Date('2026-06-10T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kursu-health-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Nothing listens at port 1, so the site's own address is not reached. */
const collect = (over: Partial<HealthSources> = {}) =>
  collectFacts({
    baseUrl: 'https://127.0.0.1:1',
    secret: 'a secret that only the tests know',
    dataDir,
    clock: { now: () => now },
    mail: { toFiles: true, verify: () => Promise.resolve() },
    database: undefined,
    version: { product: '0.1.0', build: '', node: process.version },
    fetchTime: async () => ({ ok: false, reason: 'unreachable' }),
    ...over,
  });

test('Given a machine without network, then what it knows by itself is found out, and the rest is unknown', async () => {
  const facts = await collect();
  expect(facts).toMatchObject({
    running: false,
    call: { outcome: 'failed', reason: 'refused' },
    mail: { outcome: 'none' },
    database: undefined,
    secondsAhead: undefined,
    backupHours: undefined,
  });
  expect(facts.freeBytes).toBeGreaterThan(0);
});

test('Given another machine’s time, then the clock is compared with it; for a site without HTTPS no other machine is asked', async () => {
  const asked: string[] = [];
  const fetchTime: HealthSources['fetchTime'] = async (url) => {
    asked.push(url);
    const date = minutesAgo(2).toUTCString();
    return { ok: true, url, contentType: 'application/json', date, bytes: Buffer.alloc(0) };
  };
  expect((await collect({ fetchTime })).secondsAhead).toBe(120);
  expect(asked).toHaveLength(1);
  expect((await collect({ fetchTime, baseUrl: 'http://127.0.0.1:1' })).secondsAhead).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('Given the file that is touched after each backup, then the age of the last backup is known', async () => {
  const stampFile = join(dataDir, 'last-backup');
  writeFileSync(stampFile, '');
  utimesSync(stampFile, now, minutesAgo(90));
  expect((await collect()).backupHours).toBeCloseTo(1.5);
});

test('Given a mail server that refuses, a database and a store of uploads that fail, and jobs that are stuck, then all are reported as facts, and nothing is thrown', async () => {
  const refused = Object.assign(new Error('535 ayse@example.org'), { code: 'EAUTH', responseCode: 535 });
  const facts = await collect({
    mail: { toFiles: false, verify: () => Promise.reject(refused) },
    database: () => Promise.reject(new Error('gone')),
    storeUpload: () =>
      Promise.reject(
        new Error('not stored', { cause: Object.assign(new Error('full'), { code: 'ENOSPC' }) }),
      ),
    stuckJobs: async () => [{ queue: 'calendar', count: 2, reason: '22P02' }],
  });
  expect(facts).toMatchObject({
    running: true,
    mail: { outcome: 'failed', reason: 'sign-in refused, for good (EAUTH 535)' },
    database: { outcome: 'unreachable' },
    uploads: { outcome: 'failed', code: 'ENOSPC' },
    stuckJobs: [{ queue: 'calendar', count: 2, reason: '22P02' }],
  });
});
