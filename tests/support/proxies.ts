import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { freePort } from './server';

/** A proxy with the configuration of deploy/, in front of a site. */
export interface StartedProxy {
  url: string;
  stop(): Promise<void>;
}

export type ProxyName = 'caddy' | 'nginx';

export const deployed = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8');

/** Fails with the name of the package if a program is missing, as the test would prove nothing without it. */
export function needProgram(program: string, version: string, debianPackage: string): void {
  try {
    execFileSync(program, [version], { stdio: 'ignore' });
  } catch {
    throw new Error(`This test needs ${program} in the path (on Debian: apt-get install ${debianPackage}).`);
  }
}

/** `site` is its address. The shipped file is changed only where this machine needs other names, ports and certificates. */
export async function startProxy(name: ProxyName, site: string): Promise<StartedProxy> {
  const folder = mkdtempSync(join(tmpdir(), `kursu-${name}-`));
  const port = await freePort();
  const upstream = new URL(site).host;
  const { args, env } = name === 'nginx' ? nginx(folder, port, upstream) : caddy(folder, port, upstream);
  const child = spawn(name, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text) => output.push(text));
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), 15_000);
  } catch (error) {
    await stop();
    throw new Error(`${name} did not start: ${output.join('')}`, { cause: error });
  }
  return { url, stop };
}

function caddy(folder: string, port: number, upstream: string) {
  needProgram('caddy', 'version', 'caddy');
  const file = join(folder, 'Caddyfile');
  // Its port for administration is the same for every Caddy of a machine.
  writeFileSync(file, `{\n\tadmin off\n}\n${deployed('Caddyfile')}`);
  const env = {
    // With the scheme in the address, Caddy requests no certificate.
    KURSU_DOMAIN: `http://127.0.0.1:${port}`,
    KURSU_UPSTREAM: upstream,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    HOME: folder,
  };
  return { args: ['run', '--config', file], env };
}

function nginx(folder: string, port: number, upstream: string) {
  needProgram('nginx', '-v', 'nginx-light');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfiguration(folder, port, upstream));
  return { args: ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], env: {} };
}

/** The shipped file within Debian's nginx.conf, without encryption. */
function nginxConfiguration(folder: string, port: number, upstream: string): string {
  const shipped = deployed('nginx.conf')
    .replace('server 127.0.0.1:3000;', `server ${upstream};`)
    .replaceAll(/^ *(ssl_\w+ .*|listen \[::\].*)$/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen unix:${folder}/plain.sock;`);
  return `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 8192; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${shipped}
}`;
}
