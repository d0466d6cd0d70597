import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfBuild } from './stamp.mjs';
import { root } from './toolchain.mjs';

test('Given the build, then every file of its configuration and its tools counts as a source', async () => {
  const { resolveConfig } = await import('vite');
  const { configFile, configFileDependencies } = await resolveConfig({ root }, 'build');
  const configuration = [configFile ?? '', ...configFileDependencies].map((file) => relative(root, file));
  // Every file under src/ counts as a source anyway.
  const own = configuration.filter((file) => !/^(node_modules|src)\//.test(file));
  expect(own).toContain('tools/chunks.ts');
  expect(filesOfBuild()).toEqual(expect.arrayContaining([...own, 'tools/compress.mjs', 'tools/template.ts']));
});
