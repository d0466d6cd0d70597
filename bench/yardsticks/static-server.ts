import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startServer } from '../../tests/support/server.ts';
import { isInstalled } from '../hammer.ts';

/** Serves a page, compressed with `encoding`, from `folder`: by one worker of nginx, or by plain Node if there is no nginx. */
export async function serveStatically(folder: string, page: Buffer, encoding: string) {
  const file = join(folder, 'page');
  writeFileSync(file, page);
  if (isInstalled('nginx')) return startNginx(folder, encoding);
  const server = await startServer([join(import.meta.dirname, 'bare-static.mjs')], {
    PAGE: file,
    ENCODING: encoding,
  });
  return { what: 'bare node:http', ...server };
}

const settings = (folder: string, port: number, encoding: string) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=10 inactive=1h;
  types {}
  default_type "text/html; charset=utf-8";
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    add_header Content-Encoding ${encoding};
    location = / { try_files /page =404; }
  }
}
`;

async function startNginx(folder: string, encoding: string) {
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, settings(folder, port, encoding));
  const child = spawn('nginx', ['-c', config, '-p', folder, '-e', join(folder, 'nginx.log')], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const url = `http://127.0.0.1:${port}`;
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  if (!(await isServing(url))) {
    await stop();
    throw new Error(`nginx does not serve ${url}; ${join(folder, 'nginx.log')} says why`);
  }
  return { what: 'nginx', url, pid: child.pid ?? 0, stop };
}

/** Whether the address is served. Tries again for about five seconds. */
async function isServing(url: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    const ok = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ok) return true;
    await pause(50);
  }
  return false;
}
