/**
 * `npm run check` checks types, style, structure and more, opens the built server, and runs the tests that need no database and
 * no browser, two steps at a time. Prints one line a step, and the whole output of a step that failed.
 */
import { runSteps, type Step, type StepResult } from './steps.ts';

const cruiser = (config: string, ...paths: string[]) => [
  '--import',
  './tools/typescript-for-cruiser.mjs',
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  '--config',
  config,
  ...paths,
];

/** The checks of the sources, without the tests. */
const checks: Step[] = [
  // In one thread, because several threads would each check the types that they share, which takes twice the processor time.
  // Garbage is collected only above the given limit, because collecting it earlier takes a third of the processor time and saves
  // only a tenth of the memory.
  {
    name: 'types',
    args: ['node_modules/typescript/bin/tsc', '-p', '.', '--singleThreaded'],
    env: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
  },
  // The service worker runs in a global scope of its own, without a document.
  {
    name: 'types of the service worker',
    args: ['node_modules/typescript/bin/tsc', '-p', 'src/web/app/service-worker'],
  },
  {
    name: 'style',
    args: [
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
      '--diagnostic-level=warn',
      '--reporter=concise',
      '--max-diagnostics=50',
      '--colors=off',
      '.',
    ],
  },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'] },
  { name: 'who knows whom', args: cruiser('.dependency-cruiser.mjs', 'src', 'content', 'tools', 'bench') },
  {
    name: 'what the browser reaches',
    args: cruiser('.dependency-cruiser.client.mjs', 'src/main/client.tsx'),
  },
  { name: 'structure', args: ['tools/structure.ts'] },
  { name: 'regular expressions', args: ['tools/patterns.ts'] },
  { name: 'style sheets', args: ['tools/styles.ts'] },
  { name: 'what documents name', args: ['tools/documents.ts'] },
  { name: 'licences', args: ['tools/licences.ts'] },
];

export const checkSources = (): Promise<StepResult[]> => runSteps(checks);

if (import.meta.main) {
  const quick: Step = {
    name: 'quick tests',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project=quick'],
  };
  // First, because the build takes longest. `npm test` doesn't need this step: its journeys run on the built server.
  const built: Step = { name: 'the built server opens', args: ['tools/built-server.ts'] };
  const results = await runSteps([built, quick, ...checks]);
  const failed = results.filter((result) => !result.ok);
  console.log(
    failed.length === 0 ? 'check: all well' : `check: ${failed.map((step) => step.name).join(', ')} failed`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
