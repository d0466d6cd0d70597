import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { cssModules } from './tools/css-modules.ts';
import { inlineScript } from './tools/inline-script.ts';
import { exhaustiveTests, quickTests } from './tools/test-files.ts';

/** Starts PostgreSQL and makes the templates that the databases of tests are copied from. */
const databases = ['./tests/support/global-setup.ts'];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^#\//, replacement: `${here('./src')}/` },
      { find: /^#content\//, replacement: `${here('./content')}/` },
    ],
  },
  plugins: [inlineScript()],
  oxc: { jsx: { runtime: 'automatic' } },
  css: { modules: cssModules },
  test: {
    // Tests see the class names that pages have.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } },
    environment: 'node',
    pool: 'forks',
    execArgv: [
      // As in production. Without optimised machine code the embedded database also starts sooner.
      '--liftoff-only',
      // Larger heaps, so that V8 collects garbage less often. A worker keeps the modules of all its test files in memory, and
      // collecting garbage took a seventh of its processor time.
      '--min-semi-space-size=32',
      '--max-semi-space-size=64',
      '--initial-old-space-size=384',
    ],
    // Test files clean up after themselves, so they can share processes.
    isolate: false,
    // Three workers for two cores, because tests often wait for databases and servers.
    maxWorkers: 3,
    // Long, so that a test that hangs fails, but not a test that is only slow on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'content/**/*.test.ts',
            'tests/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          globalSetup: databases,
          provide: { breadth: 'representative' },
        },
      },
      {
        extends: true,
        // The unit tests that need no database, server or browser; `npm run check` runs them.
        test: { name: 'quick', include: quickTests() },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          sequence: { groupOrder: 1 },
          include: ['tests/journeys/**/*.spec.ts', 'tests/faults/**/*.spec.ts'],
          globalSetup: databases,
          provide: { breadth: 'representative' },
          // The default of one second is too short on a busy machine.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/long/**/*.spec.ts', ...exhaustiveTests()],
          provide: { breadth: 'exhaustive' },
          globalSetup: databases,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.spec.ts'],
          provide: { breadth: 'exhaustive' },
          globalSetup: databases,
        },
      },
      {
        extends: true,
        test: {
          name: 'screenshots',
          include: ['tests/screenshots/**/*.shot.ts'],
          globalSetup: databases,
        },
      },
    ],
  },
});
