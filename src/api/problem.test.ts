import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { createLog } from '#/platform/log/log';
import { problemResponse } from './problem';

test('Given a database or a file store that refuses every request, then every response asks to retry, and the code is logged once', async () => {
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  const app = new Hono();
  app.onError(problemResponse(log));
  app.get('/:code', (c) => {
    throw Object.assign(new Error('ayse@example.org'), { code: c.req.param('code') });
  });
  for (const code of ['53300', '53300', 'ECONNREFUSED']) {
    const response = await app.request(`/${code}`);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
  }
  const codes = [{ error: { code: '53300' } }, { error: { code: 'ECONNREFUSED' } }];
  expect(warn.mock.calls.map(([line]) => line)).toMatchObject(codes);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('ayse');
});
