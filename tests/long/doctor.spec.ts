import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { linesMarked, runDoctor } from '../support/programs';
import { createCertificate, type StartedProxy, startProxy } from '../support/proxies';
import { freePorts } from '../support/server';
import { type Site, startSite } from '../support/site';

const folder = mkdtempSync(join(tmpdir(), 'kursu-doctor-'));
let site: Site;
let settings: Record<string, string>;
let proxy: StartedProxy | undefined;
let startNginx: (change?: (configuration: string) => string) => Promise<void>;

beforeAll(async () => {
  const certificate = createCertificate(folder);
  const [port = 0, front = 0] = await freePorts(2);
  settings = {
    PORT: String(port),
    BASE_URL: `https://localhost:${front}`,
    NODE_EXTRA_CA_CERTS: certificate.certificate,
  };
  site = await startSite({ env: settings });
  settings = { ...settings, DATA_DIR: site.dataDir };
  startNginx = async (change) => {
    proxy = await startProxy('nginx', site.url, { port: front, certificate, ...(change ? { change } : {}) });
  };
});
afterEach(async () => {
  await proxy?.stop();
  proxy = undefined;
});
afterAll(async () => {
  await site?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('Given nginx as it is shipped, with encryption, then the doctor finds no fault', async () => {
  await startNginx();
  const found = await runDoctor(settings);
  expect(linesMarked(found, 'FAULT')).toEqual([]);
  expect(linesMarked(found, 'ok').join('\n')).toMatch(/uses HTTPS.*name localhost.*passes the addresses/s);
  expect(found.code).toBe(0);
});

test.each([
  ['X-Forwarded-For', /does not send the addresses of visitors/],
  ['Host', /arrive under the name kursu instead of localhost/],
] as const)(
  'Given nginx without its line for %s, then the doctor names that fault alone',
  async (header, fault) => {
    await startNginx((text) => text.replace(new RegExp(`proxy_set_header ${header} .*;`), ''));
    const found = await runDoctor(settings);
    expect(linesMarked(found, 'FAULT')).toEqual([expect.stringMatching(fault)]);
    expect(found.code).toBe(1);
  },
);

test('Given no proxy, then the doctor says that nobody listens at the public address', async () => {
  const found = await runDoctor(settings);
  expect(linesMarked(found, 'FAULT')).toEqual([expect.stringContaining('refuses connections')]);
});
