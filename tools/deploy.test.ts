import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../src/main/env';
import { defaultLimits } from '../src/main/http-server';
import { root } from './toolchain.mjs';

const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
const idle = defaultLimits.idle / 1000;
const defaults = readSettings({});
const port = defaults.ok ? defaults.settings.port : 0;

/** The number that the pattern matches in the file, converted to seconds if a unit follows. */
function numberIn(file: string, pattern: RegExp): number {
  const [, digits, unit] = pattern.exec(read(file)) ?? [];
  return Number(digits) * (unit === 'm' ? 60 : 1);
}

describe('the files of deploy/', () => {
  test.each([
    ['Caddyfile', /^\s*keepalive (\d+)([sm])$/m],
    ['nginx.conf', /upstream kursu \{[^}]*keepalive_timeout (\d+)([sm]);/],
  ] as const)('Given %s, then it closes idle connections well before the site does', (file, pattern) => {
    const seconds = numberIn(file, pattern);
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThanOrEqual(idle - 5);
    expect(read(file)).toContain(`the ${idle} seconds for which the site keeps idle connections`);
  });

  test.each([
    ['Caddyfile', '{$KURSU_UPSTREAM:127.0.0.1:%}'],
    ['nginx.conf', 'server 127.0.0.1:%;'],
    ['kursu.env', 'PORT=%'],
    ['compose.yaml', 'KURSU_UPSTREAM: site:%'],
    ['Containerfile', 'EXPOSE %'],
  ])('Given %s, then it names the port on which the site listens', (file, text) => {
    expect(read(file)).toContain(text.replace('%', String(port)));
  });

  test('Given nginx, then it accepts the largest picture', () => {
    expect(numberIn('nginx.conf', /client_max_body_size (\d+)m;/)).toBeGreaterThan(10);
  });

  test.each([
    ['kursu.service', /^TimeoutStopSec=(\d+)$/m],
    ['compose.yaml', /stop_grace_period: (\d+)s/],
  ] as const)(
    'Given %s, then it gives the site more than the five seconds that stopping takes',
    (file, pattern) => {
      expect(numberIn(file, pattern)).toBeGreaterThan(5);
    },
  );

  test('Given the delay before stopping of kursu.env, then the proxy asks twice meanwhile, and the service waits for the end', () => {
    const delay = numberIn('kursu.env', /^# SHUTDOWN_DELAY_SECONDS=(\d+)$/m);
    const operation = readFileSync(join(root, 'docs/operation.md'), 'utf8');
    expect(operation).toContain(`SHUTDOWN_DELAY_SECONDS=${delay}`);
    expect(delay).toBeGreaterThanOrEqual(2 * Number(/health_interval (\d+)s/.exec(operation)?.[1]));
    expect(numberIn('kursu.service', /^TimeoutStopSec=(\d+)$/m)).toBeGreaterThanOrEqual(delay + 10);
  });

  test('Given kursu.env, then the start accepts its settings, even with every line uncommented', () => {
    const lines = read('kursu.env').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm);
    const settings = Object.fromEntries(
      [...lines].map(([, name, value = '']) => [name, value.replaceAll('"', '')]),
    );
    expect(readSettings(settings)).toMatchObject({
      ok: true,
      settings: { dataDir: '/var/lib/kursu', trustedProxies: ['10.0.0.2'] },
    });
  });

  test('Given compose.yaml, then the trusted proxy is in the network of its containers', () => {
    const [trusted, subnet] = read('compose.yaml').match(/172[\d./]+/g) ?? [];
    expect(trusted).toBe(subnet);
  });

  test('Given kursu.service, then it may write the folder of data that kursu.env names', () => {
    const [, state] = /^StateDirectory=(.+)$/m.exec(read('kursu.service')) ?? [];
    expect(read('kursu.env')).toContain(`DATA_DIR=/var/lib/${state}\n`);
  });

  test('Given docs/operation.md, then its program and its idle time are those of the files', () => {
    const text = readFileSync(join(root, 'docs/operation.md'), 'utf8');
    const [, program = '?'] = /^ExecStart=(.+)$/m.exec(read('kursu.service')) ?? [];
    expect(text).toContain(`runuser -u kursu -- ${program} doctor`);
    const [idleTime = '?'] = /keepalive \d+s/.exec(read('Caddyfile')) ?? [];
    expect(text).toContain(idleTime);
  });
});
