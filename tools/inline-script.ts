import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const src = fileURLToPath(new URL('../src', import.meta.url));

/**
 * `import script from './head-script.ts?script'`: bundles a file and its imports into the text of one small inline script.
 */
export function inlineScript(): Plugin {
  const scripts = new Map<string, Promise<string>>();
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'script') return undefined;
      this.addWatchFile(file);
      const script = scripts.get(file) ?? scriptOf(file);
      scripts.set(file, script);
      return `export default ${JSON.stringify(await script)};`;
    },
    watchChange: () => scripts.clear(),
  };
}

async function scriptOf(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '#': src } },
    build: { write: false, minify: true, rolldownOptions: { input: file, output: { format: 'iife' } } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${file} was not built`);
  return output.output[0].code.trim();
}
