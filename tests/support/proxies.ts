import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from './server';

/** A proxy with the configuration of deploy/, in front of a site. */
export interface StartedProxy {
  url: string;
  /** What the proxy has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

export type ProxyName = 'caddy' | 'nginx';

export const deployed = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8');

/** Throws, with the name of the Debian package, where a program is missing: without it the test would prove nothing. */
export function needProgram(program: string, version: string, debianPackage: string): void {
  try {
    execFileSync(program, [version], { stdio: 'ignore' });
  } catch {
    throw new Error(`This test needs ${program} in the path (on Debian: apt-get install ${debianPackage}).`);
  }
}

interface ProxySettings {
  /** A free port by default. */
  port?: number;
  /** With a certificate, nginx speaks HTTPS; without, HTTP. */
  certificate?: Certificate;
  /** Changes the configuration, for a test about a wrong one. */
  change?: (configuration: string) => string;
}

/** The paths of a self-signed certificate for `localhost` and of its key. */
export interface Certificate {
  certificate: string;
  key: string;
}

export function createCertificate(folder: string): Certificate {
  needProgram('openssl', 'version', 'openssl');
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '90'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'pipe' });
  return { certificate, key };
}

/**
 * Starts a proxy in front of `site`: its address, or the addresses of several instances, separated by spaces. The shipped
 * configuration is changed only where this machine needs other names, ports and certificates.
 */
export async function startProxy(
  name: ProxyName,
  site: string,
  { port: wanted, certificate, change = (text) => text }: ProxySettings = {},
): Promise<StartedProxy> {
  const folder = mkdtempSync(join(tmpdir(), `kursu-${name}-`));
  const port = wanted ?? (await freePort());
  const hosts = site.split(' ').map((each) => new URL(each).host);
  const { args, env } =
    name === 'nginx'
      ? nginx(folder, change(nginxConfiguration(folder, port, hosts, certificate)))
      : caddy(folder, port, hosts.join(' '), change);
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
    await vi.waitFor(async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect').finally(() => socket.destroy());
    }, 15_000);
  } catch (error) {
    await stop();
    throw new Error(`${name} did not start: ${output.join('')}`, { cause: error });
  }
  return { url, log: () => output.join(''), stop };
}

function caddy(folder: string, port: number, upstream: string, change: (text: string) => string) {
  needProgram('caddy', 'version', 'caddy');
  const file = join(folder, 'Caddyfile');
  // Without the administration endpoint, whose port would be the same for every Caddy on this machine.
  writeFileSync(file, change(deployed('Caddyfile').replace(/^\{$/m, '{\n\tadmin off')));
  const env = {
    // With `http://` in the address, Caddy requests no certificate.
    KURSU_DOMAIN: `http://127.0.0.1:${port}`,
    KURSU_UPSTREAM: upstream,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    HOME: folder,
  };
  return { args: ['run', '--config', file], env };
}

function nginx(folder: string, configuration: string) {
  needProgram('nginx', '-v', 'nginx-light');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  return { args: ['-p', folder, '-c', file, '-e', 'stderr'], env: {} };
}

/** A whole configuration that includes the shipped file, as Debian's nginx.conf does. */
function nginxConfiguration(
  folder: string,
  port: number,
  hosts: readonly string[],
  certificate: Certificate | undefined,
): string {
  const [first = '', ...others] = hosts;
  const servers =
    others.length === 0
      ? `server ${first};`
      : hosts.map((host) => `server ${host} fail_timeout=2s;`).join('\n');
  const placed = deployed('nginx.conf')
    .replace('server 127.0.0.1:3000;', servers)
    .replaceAll('kursu.example;', 'localhost;')
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80;', `listen unix:${folder}/plain.sock;`);
  const shipped = certificate
    ? placed
        .replace(/\/etc\/letsencrypt\/.*\/fullchain\.pem/, certificate.certificate)
        .replace(/\/etc\/letsencrypt\/.*\/privkey\.pem/, certificate.key)
    : placed.replaceAll(/^ *ssl_\w+ .*$/gm, '').replaceAll(' ssl http2;', ';');
  return `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
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
