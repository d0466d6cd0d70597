import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { needProgram } from '../support/proxies';

const root = join(import.meta.dirname, '../..');

test('Given PgBouncer in transaction mode in front of PostgreSQL, then all tests of the API pass', () => {
  needProgram('pgbouncer', '--version', 'pgbouncer');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      '--project=unit',
      '--reporter=dot',
      'src/api',
      'src/features/booking',
      'src/platform/jobs',
    ],
    { cwd: root, env: { ...process.env, KURSU_TEST_POOLER: '1' }, encoding: 'utf8' },
  );
  expect(status, `${stdout.slice(-20_000)}${stderr.slice(-5_000)}`).toBe(0);
}, 900_000);
