import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPlace } from '#/platform/backup/open-place';
import { needProgram } from '../support/proxies';
import { freePort } from '../support/server';

const folder = mkdtempSync(join(tmpdir(), 'kursu-webdav-'));
const modules = '/usr/lib/apache2/modules';
const password = 'bir parola';
let address: string;
let stop: () => Promise<void>;

/** Apache with its own WebDAV module, as providers of disk space run it. */
beforeAll(async () => {
  needProgram('/usr/sbin/apache2', '-v', 'apache2');
  const port = await freePort();
  const shared = join(folder, 'shared');
  mkdirSync(shared, { mode: 0o777 });
  const hash = createHash('sha1').update(password).digest('base64');
  writeFileSync(join(folder, 'passwords'), `leyla:{SHA}${hash}\n`);
  const names = [
    'mpm_event',
    'authn_core',
    'authn_file',
    'authz_core',
    'authz_user',
    'auth_basic',
    'dav',
    'dav_fs',
  ];
  const configuration = `
${names.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DavLockDB ${folder}/locks
DocumentRoot ${shared}
<Directory ${shared}>
  Dav On
  AuthType Basic
  AuthName backups
  AuthUserFile ${folder}/passwords
  Require valid-user
</Directory>
`;
  writeFileSync(join(folder, 'apache.conf'), configuration);
  const apache = spawn('/usr/sbin/apache2', ['-f', join(folder, 'apache.conf'), '-DFOREGROUND'], {
    stdio: 'inherit',
  });
  stop = async () => {
    apache.kill('SIGTERM');
    await once(apache, 'exit');
  };
  address = `http://127.0.0.1:${port}/kursu`;
  await vi.waitFor(async () => expect((await fetch(address)).status).toBe(401), { timeout: 20_000 });
});
afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true, force: true });
});

const open = (secret: string) =>
  openPlace({ kind: 'webdav', address, account: 'leyla', secret }, ['127.0.0.1']);

test('Apache keeps archives in a folder that is made, gives them back as they were, and refuses a wrong password', async () => {
  const place = await open(password);
  expect(await place.list()).toEqual([]);
  const archive = join(folder, 'archive');
  const bytes = randomBytes(30_000_000);
  writeFileSync(archive, bytes);
  const name = 'kursu-backup-leyla.example-21260610T003000Z.tar.gz.age';
  await place.put(name, archive);
  expect(await place.list()).toContain(name);
  const fetched = join(folder, 'fetched');
  await place.fetch(name, fetched, bytes.length);
  expect(readFileSync(fetched).equals(bytes)).toBe(true);
  await place.remove(name);
  await place.remove(name);
  expect(await place.list()).not.toContain(name);
  await expect(place.fetch(name, join(folder, 'gone'), 1)).rejects.toMatchObject({ fault: 'absent' });
  const stranger = await open('another');
  await expect(stranger.list()).rejects.toMatchObject({ fault: 'refused' });
  await expect(stranger.put(name, archive)).rejects.toMatchObject({ fault: 'refused' });
});
