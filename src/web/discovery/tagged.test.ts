import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { entityTag, respondTagged } from './tagged';

const tag = entityTag('a');
const app = new Hono().get('/', (c) => respondTagged(c, tag, 'text/plain', 'a'));
const ask = (known: string) => app.request('/', { headers: { 'If-None-Match': known } });

test('Given a text, then the response has its entity tag, and other texts have other tags', async () => {
  const response = await app.request('/');
  expect(response.headers.get('etag')).toBe(tag);
  expect(response.headers.get('cache-control')).toContain('max-age');
  expect(await response.text()).toBe('a');
  expect(entityTag('b')).not.toBe(tag);
});

test.each([tag, `W/${tag}`, `"x", ${tag}`, '*'])(
  'Given If-None-Match is %s, then the response is 304 without a body',
  async (known) => {
    const response = await ask(known);
    expect([response.status, await response.text()]).toEqual([304, '']);
  },
);

test('Given an older tag, then the response contains the text', async () => {
  expect((await ask('"older"')).status).toBe(200);
});
