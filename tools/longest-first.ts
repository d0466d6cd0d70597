import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long however short they are: they start whole programs, or wait for what takes its time. */
const long = [
  'src/main/dev.test.ts',
  'src/platform/imaging/memory.test.ts',
  'tests/faults/power.spec.ts',
  'tests/histories/histories.test.ts',
  'tests/journeys/admin-backups.spec.ts',
  'tests/journeys/busy.spec.ts',
  'tests/journeys/published-everywhere.spec.ts',
];

/**
 * Long test files come first. In a fresh clone Vitest knows of no earlier run and takes the largest files for the longest, so that
 * these came last, and at the end one ran alone.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const path of long)
      if (!existsSync(join(import.meta.dirname, '..', path)))
        throw new Error(`There is no ${path} any more.`);
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.some((path) => moduleId.endsWith(`/${path}`));
    return [...new Set(sorted.map(({ project }) => project))].flatMap((each) => {
      const inProject = sorted.filter(({ project }) => project === each);
      return [...inProject.filter(isLong), ...inProject.filter((file) => !isLong(file))];
    });
  }
}
