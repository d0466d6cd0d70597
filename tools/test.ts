/**
 * `npm test` runs everything in parallel: the checks of the sources, the unit tests, and, as soon as the build is done, the
 * journeys in a browser. The last line counts checks and tests alike: `N passed, N failed`. Skipped and todo tests count as
 * failed, because they prove nothing. A project without tests also counts as one failure. All statements of the specification
 * whose tests did not pass are one failure together. Above the last line are the failures, and above those the slowest tests.
 *
 * `npm run test:long` runs the tests that take minutes or need more of a machine: tests/long, and every case of the tests that
 * try only one case of each class in `npm test`. `npm run test:long histories` runs only files with "histories" in their path.
 * `npm run test:faults` runs the tests in which parts of the site fail under load. The parts fail for longer than in `npm test`,
 * and a table says what visitors saw.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { checkSources } from './check.ts';
import { readStatements, withoutTest } from './specification-coverage.ts';
import { ensureBuilt, isBuilt } from './stamp.mjs';
import { runSteps } from './steps.ts';
import { type Count, countTests, slowest, type VitestReport } from './test-count.ts';
import { environment, fail, root } from './toolchain.mjs';

const leash = new URL('leash.mjs', import.meta.url).href;

interface Outcome {
  counts: Count[];
  reports: VitestReport[];
}

/** Runs the tests of a project. Prints their output as it comes (`at once`), or in one piece at the end (`afterwards`). */
async function runProject(
  project: string,
  show: 'at once' | 'afterwards',
  workers: number,
  paths: readonly string[] = [],
): Promise<Outcome> {
  const folder = join(root, 'node_modules', '.cache', 'kursu');
  const file = join(folder, `${project}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const args = [
    'run',
    `--project=${project}`,
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...paths,
  ];
  // With leash.mjs, so that the tests stop if this process is killed.
  const child = spawn(process.execPath, ['--import', leash, 'node_modules/vitest/vitest.mjs', ...args], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', show === 'at once' ? 'inherit' : 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close');
  if (child.stdout) process.stdout.write(`\n── ${project}\n${await buffer(child.stdout)}`);
  const [status] = await ended;
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
  return { reports: report ? [report] : [], counts: [countTests(project, report, status ?? 1)] };
}

/** Only the journeys need the build. On a fresh clone the other tests run while it is made. */
async function build(): Promise<void> {
  const steps = isBuilt() ? [] : [{ name: 'build', args: ['tools/build.mjs'] }];
  if ((await runSteps(steps)).some(({ ok }) => !ok)) fail('Building failed.');
}

async function everything(): Promise<Outcome> {
  const [checks, ...runs] = await Promise.all([
    checkSources(),
    runProject('unit', 'afterwards', 2),
    build().then(() => runProject('journeys', 'at once', 3)),
  ]);
  const reports = runs.flatMap((run) => run.reports);
  const missing = withoutTest(readStatements(root), passedIn(reports));
  return {
    reports,
    counts: [
      {
        passed: checks.filter(({ ok }) => ok).length + (missing.length === 0 ? 1 : 0),
        failures: [
          ...checks.filter(({ ok }) => !ok).map(({ name, output }) => `${name}: ${output}`),
          ...(missing.length === 0 ? [] : [`what the specification says: ${missing.join('\n')}`]),
        ],
      },
      ...runs.flatMap((run) => run.counts),
    ],
  };
}

function passedIn(reports: readonly VitestReport[]): (file: string) => string[] {
  const files = new Map(
    reports.flatMap(({ testResults }) =>
      testResults.map(({ name, assertionResults }) => {
        const passed = assertionResults.filter(({ status }) => status === 'passed');
        return [relative(root, name), passed.map(({ fullName }) => fullName)] as const;
      }),
    ),
  );
  return (file) => files.get(file) ?? [];
}

async function onlyProject(project: 'long' | 'faults'): Promise<Outcome> {
  ensureBuilt();
  const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  return runProject(project, 'at once', project === 'long' ? 3 : 1, paths);
}

const wanted = (['long', 'faults'] as const).find((project) => process.argv.includes(`--${project}`));
const { counts, reports } = await (wanted ? onlyProject(wanted) : everything());
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failures = counts.flatMap((count) => count.failures);
console.log('\nThe slowest twenty:');
for (const { file, name, seconds } of slowest(reports, 20))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${relative(root, file)}: ${name}`);
// The failures are repeated here, below thousands of lines of output.
for (const failure of failures) console.log(`\n✗ ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failures.length} failed`);
