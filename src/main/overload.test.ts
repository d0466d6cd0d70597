import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { usualDelay, watchOverload } from './overload';

const request = (url: string, { cookie, complete = true }: { cookie?: string; complete?: boolean } = {}) =>
  ({ url, complete, headers: cookie === undefined ? {} : { cookie } }) as unknown as IncomingMessage;

/** A response with this status, which ends when `emit('close')` is called. */
const response = (statusCode = 200) =>
  Object.assign(new EventEmitter(), { statusCode }) as unknown as ServerResponse;

function watched(requests = 2) {
  const late = { milliseconds: 0 };
  const overload = watchOverload(
    { requests, delay: 500, requestsWhenLate: 1 },
    { milliseconds: () => late.milliseconds, stop: () => undefined },
  );
  return { overload, late };
}

test('Given as many requests as may be worked on, then a further one is refused until one is answered; health checks are not', () => {
  const { overload } = watched();
  const [one, other] = [response(), response()];
  overload.begin(request('/api/a'), one);
  expect(overload.refuses(request('/api/c'))).toBe(false);
  overload.begin(request('/api/b'), other);
  expect(overload.refuses(request('/api/c'))).toBe(true);
  expect(overload.refuses(request('/healthz'))).toBe(false);
  expect(overload.refuses(request('/readyz'))).toBe(false);
  one.emit('close');
  expect(overload.refuses(request('/api/c'))).toBe(false);
});

test('Given many requests whose bodies are still arriving, then they keep nobody out', () => {
  const { overload } = watched();
  for (let count = 0; count < 10; count += 1)
    overload.begin(request('/api/contact', { complete: false }), response());
  expect(overload.refuses(request('/api/c'))).toBe(false);
});

test('Given a process that is late, then requests are refused, but those of an owner who was let in before are not', () => {
  const { overload, late } = watched();
  const cookie = 'language=tr; __Secure-kursu.session_token=owners';
  const [answered, refused] = [response(200), response(401)];
  overload.begin(request('/api/admin/inbox', { cookie }), answered);
  overload.begin(request('/api/admin/inbox', { cookie: 'kursu.session_token=forged' }), refused);
  for (const each of [answered, refused]) each.emit('close');
  // These addresses are not below /api/admin/: the app answers with the public profile.
  for (const address of ['/api/admin/../profile', '/api/admin/%2e%2e/profile', '/api/admin/..\\profile']) {
    const answer = response(200);
    overload.begin(request(address, { cookie: 'kursu.session_token=forged' }), answer);
    answer.emit('close');
  }
  late.milliseconds = 600;
  // A single request on a slow machine is not refused.
  expect(overload.refuses(request('/consulting'))).toBe(false);
  overload.begin(request('/consulting'), response());
  expect(overload.refuses(request('/consulting'))).toBe(true);
  expect(overload.refuses(request('/admin', { cookie: 'kursu.session_token=forged' }))).toBe(true);
  expect(overload.refuses(request('/admin', { cookie }))).toBe(false);
  late.milliseconds = 20;
  expect(overload.refuses(request('/consulting'))).toBe(false);
});

test('Given measurements of which most are late, then that is the delay; given a single long turn, then there is none', () => {
  const measured = (...milliseconds: number[]) => {
    const histogram = createHistogram();
    for (const each of milliseconds) histogram.record(each * 1e6);
    return usualDelay({ count: milliseconds.length, percentile: (percent) => histogram.percentile(percent) });
  };
  expect(measured(700, 650, 800, 50)).toBeGreaterThan(500);
  expect(measured(50, 51, 9_000, 50, 52)).toBeLessThan(5);
  expect(measured(9_000)).toBeUndefined();
});
