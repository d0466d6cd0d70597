import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './server.ts';

/** PgBouncer (a package of Debian) in transaction mode, in front of all databases of a server. */
export async function startPooler(server: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port: serverPort } = new URL(server);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'kursu-pooler-'));
  // PgBouncer runs as another user than root, and needs access to the folder.
  chmodSync(folder, 0o755);
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, '"postgres" ""\n');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 5
server_idle_timeout = 5
`,
  );
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', [...user, settings], { stdio: ['ignore', 'ignore', 'pipe'] });
  const output: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text) => output.push(text));
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; ; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return { url: `postgresql://postgres@127.0.0.1:${port}/`, stop };
    if (attempt === 50) throw new Error(`PgBouncer did not start: ${output.join('')}`);
    await pause(100);
  }
}
