import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMalformed } from '../support/attacks';
import { createFuzzer, fuzz, randomFrom } from '../support/fuzz';
import { memoryOf } from '../support/memory';
import { cookieOf, ownerEnv } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ engine: 'postgres', env: ownerEnv });
});
afterAll(() => site?.kill());

const megabyte = 1024 * 1024;

test('Given 10,000 malformed requests, Then none is answered with an unexpected error, and the memory is bounded', async () => {
  await sendMalformed(site.url, 5_000);
  const halfway = memoryOf(site.pid);
  await sendMalformed(site.url, 5_000);
  expect((memoryOf(site.pid) - halfway) / megabyte).toBeLessThan(30);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
}, 600_000);

test('Given 20,000 requests made from the description of the API, Then none is answered with an unexpected error, and the memory is bounded', async () => {
  const Cookie = await cookieOf(site);
  const description = await (await fetch(`${site.url}/api/openapi.json`)).json();
  const fuzzer = createFuzzer(description, randomFrom(Date.now()), [
    '/api/auth/sign-out',
    '/api/admin/sessions',
  ]);
  const send = (count: number) =>
    fuzz(
      count,
      fuzzer,
      ({ path, headers, ...request }) =>
        fetch(site.url + path, { ...request, headers: { ...headers, Cookie } }),
      // Many at a time, because some requests wait for hosts that don't exist.
      16,
    );
  const unexpected = await send(10_000);
  const halfway = memoryOf(site.pid);
  unexpected.push(...(await send(10_000)));
  expect(unexpected).toEqual([]);
  // A fuzzed request may have started the proof of a backup, whose own process may still run.
  const grown = () => (memoryOf(site.pid) - halfway) / megabyte;
  await expect.poll(grown, { timeout: 120_000, interval: 1_000 }).toBeLessThan(60);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
}, 1_200_000);
