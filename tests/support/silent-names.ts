import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A name server that never answers, for one process. */
export interface SilentNames {
  /** The command that makes a process use this name server. It is put in front of the process's (`through` in server.ts). */
  through: readonly string[];
  stop(): void;
}

const address = '127.0.0.77';

/** Starts the name server; resolves to the reason where this machine can't have one. */
export async function startSilentNames(): Promise<SilentNames | string> {
  const settings = join(mkdtempSync(join(tmpdir(), 'kursu-names-')), 'resolv.conf');
  writeFileSync(settings, `nameserver ${address}\n`);
  const script = `mount --bind ${settings} /etc/resolv.conf && exec "$0" "$@"`;
  const through = ['unshare', '--mount', 'sh', '-c', script];
  const socket = createSocket('udp4');
  try {
    execFileSync(through[0] ?? '', [...through.slice(1), 'true'], { stdio: 'pipe' });
    socket.bind(53, address);
    await once(socket, 'listening');
    return { through, stop: () => socket.close() };
  } catch (error) {
    return `no name server of its own: ${(error as Error).message.trim().split('\n').at(-1)}`;
  }
}
