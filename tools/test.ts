/**
 * `npm test`: everything. The build, the checks of the sources, the tests on both databases, the journeys in a browser.
 * The last line counts checks and tests alike: `N passed, N failed`. What was skipped or left to do counts as failed,
 * because it proved nothing; so does a project without a test.
 *
 * `npm run test:long`: what takes minutes and needs more of a machine (tests/long), in the same way.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkSources } from './check.ts';
import { ensureBuilt } from './stamp.mjs';
import { type Count, countTests, type VitestReport } from './test-count.ts';
import { environment, root } from './toolchain.mjs';

function runProject(project: string): Count {
  console.log(`\n── ${project}`);
  const folder = join(root, 'node_modules', '.cache', 'kursu');
  const file = join(folder, `${project}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const args = [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const done = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
  return countTests(project, report, done.status ?? 1);
}

ensureBuilt();

async function everything(): Promise<Count[]> {
  const checks = await checkSources();
  return [
    {
      passed: checks.filter(({ ok }) => ok).length,
      failures: checks.filter(({ ok }) => !ok).map(({ name, output }) => `${name}: ${output}`),
    },
    runProject('unit'),
    runProject('journeys'),
  ];
}

const counts = process.argv.includes('--long') ? [runProject('long')] : await everything();
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failures = counts.flatMap((count) => count.failures);
// Said once more where they are found, below thousands of lines.
for (const failure of failures) console.log(`\n✗ ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failures.length} failed`);
