import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/server';
import { type Site, startSite } from '../support/site';

const folder = mkdtempSync(join(tmpdir(), 'kursu-nginx-'));
let site: Site;
let stopProxy: () => Promise<void> = async () => undefined;
let url: string;

/** nginx's usual configuration for keeping connections to the site open, otherwise with its defaults. */
const configuration = (port: number, target: string) => `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream site { server ${target}; keepalive 256; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
  }
}`;

beforeAll(async () => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    throw new Error('This test needs nginx in the path (on Debian: apt-get install nginx).');
  }
  site = await startSite();
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(port, new URL(site.url).host));
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  stopProxy = async () => {
    const ended = once(nginx, 'close');
    nginx.kill('SIGTERM');
    await ended;
  };
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await stopProxy();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const visitors = 100;
const rounds = 20;
/** Milliseconds: around the time at which Node closes a connection by default. */
const pauseOf = (visitor: number, round: number): number => 5_900 + ((visitor * rounds + round) % 41) * 5;

/** Valid JSON that the site itself refuses, so that nothing is stored. */
const post = async (): Promise<number> => {
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  await response.arrayBuffer();
  return response.status;
};

test('Given nginx that keeps its connections, and pauses around six seconds, Then not one of 2,000 POSTs is lost', async () => {
  await expect.poll(() => fetch(`${url}/healthz`).then(({ status }) => status, String)).toBe(200);
  const counts: Record<number, number> = {};
  const visit = async (visitor: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const status = await post();
      counts[status] = (counts[status] ?? 0) + 1;
      await pause(pauseOf(visitor, round));
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  expect(counts).toEqual({ 422: visitors * rounds });
}, 600_000);
