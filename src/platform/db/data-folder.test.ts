import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrationsDir } from '../../../tests/support/database';
import { openDatabase } from './open';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kursu-folder-'));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

const complaintOf = (dataDir: string) =>
  openDatabase({ dataDir, migrationsDir }).then(
    () => 'none',
    (error: Error) => error.message,
  );

test.each(['', 'below'])(
  'Given a file in place of the data folder (/%s), then the error is one line that names it and says what to do',
  async (name) => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const dataDir = join(file, name);
    expect(await complaintOf(dataDir)).toBe(
      `The data folder ${dataDir} is no folder, a file is in its place: move that file away, or set DATA_DIR to another folder.`,
    );
  },
);

test('Given a database folder with other files in it, then the error is one line that names the folder and says what to do', async () => {
  mkdirSync(join(folder, 'database/global'), { recursive: true });
  writeFileSync(join(folder, 'database/PG_VERSION'), '18\n');
  expect(await complaintOf(folder)).toMatch(
    new RegExp(
      `^The database in ${join(folder, 'database')} could not be started: .* restore a backup with --replace, .*\\.$`,
    ),
  );
});

/** The error for this user. If this user is root, who may write everywhere, the error for an ordinary user. */
function complaintOfAnother(path: string): string {
  const asAnother = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const program = mkdtempSync(join(tmpdir(), 'kursu-program-'));
  chmodSync(program, 0o755);
  copyFileSync(fileURLToPath(new URL('./data-folder.ts', import.meta.url)), join(program, 'data-folder.mts'));
  const script = `import { prepareDataFolder } from './data-folder.mts'; try { prepareDataFolder(process.argv[2]) } catch (e) { console.log(e.message) }`;
  writeFileSync(join(program, 'main.mjs'), script);
  const { stdout, stderr } = spawnSync(process.execPath, ['main.mjs', path], {
    cwd: program,
    encoding: 'utf8',
    ...asAnother,
  });
  rmSync(program, { recursive: true });
  return stdout.trim() || stderr;
}

test('Given a folder without write access, or one with another user’s database, then the error is one line that names it and says what to do', () => {
  const remedy =
    /can't be written by the user who runs the site \(\d+\): give it to that user, with all that is in it, or set DATA_DIR to another folder\.$/;
  mkdirSync(join(folder, 'database'), { mode: 0o500 });
  chmodSync(folder, 0o777);
  const database = complaintOfAnother(folder);
  expect(database).toMatch(remedy);
  expect(database).toContain(`${join(folder, 'database')} in the data folder ${folder}`);
  chmodSync(folder, 0o555);
  expect(complaintOfAnother(folder)).toMatch(remedy);
  expect(complaintOfAnother(join(folder, 'new'))).toMatch(remedy);
});
