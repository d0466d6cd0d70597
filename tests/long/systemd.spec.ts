import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployed, needProgram } from '../support/proxies';

const folder = mkdtempSync(join(tmpdir(), 'kursu-systemd-'));
const unit = join(folder, 'kursu.service');
beforeAll(() => {
  needProgram('systemd-analyze', '--version', 'systemd');
  // The unit is as shipped, except for the program, which is not installed on this machine.
  writeFileSync(unit, deployed('kursu.service').replace('/opt/kursu/current/kursu', '/bin/true'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const analyze = (...args: string[]) =>
  execFileSync('systemd-analyze', args, { encoding: 'utf8', stdio: 'pipe' });

test('Given the shipped unit, Then systemd reports no fault', () => {
  expect(() => analyze('verify', '--man=no', unit)).not.toThrow();
});

test('Given the shipped unit, Then systemd judges its exposure as low: at most 2.0 of 10', () => {
  expect(() => analyze('security', '--offline=true', '--threshold=20', unit)).not.toThrow();
});
