import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';
import { startPostgres } from '../../tests/support/postgres.ts';
import { startBuiltServer } from '../../tests/support/server.ts';
import { root } from '../../tools/toolchain.mjs';
import { type Part, temporaryFolder } from '../part.ts';
import type { Row } from '../report.ts';
import { cpuOfRequest } from '../requests.ts';
import { alternate } from '../rounds.ts';

const outDir = join(root, '.cache/bench');

/** An uncacheable page, compared with React alone rendering the same tree with the same data. */
export const uncachedPage: Part = async ({ quick }) => {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      rolldownOptions: { input: { 'bare-render': join(root, 'bench/yardsticks/bare-render.tsx') } },
    },
  });
  const postgres = await startPostgres();
  const renderer = await startRenderer('/');
  try {
    return [
      ...(await compareWith(renderer, 'PostgreSQL', { DATABASE_URL: postgres.urlOf('postgres') }, quick)),
      ...(await compareWith(renderer, 'embedded', {}, quick)),
    ];
  } finally {
    renderer.process.kill();
    await postgres.stop();
  }
};

interface Renderer {
  process: ChildProcess;
  /** Renders so many times; resolves to the milliseconds of processor time per rendering. */
  render(times: number): Promise<number>;
  /** Characters of the rendered HTML. */
  length: number;
}

async function startRenderer(address: string): Promise<Renderer> {
  const child = fork(join(outDir, 'bare-render.js'), [root, address], {
    execArgv: ['--liftoff-only'],
    env: { PATH: process.env.PATH, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'error' },
  });
  const nextMessage = async () => (await once(child, 'message'))[0];
  const { length } = await nextMessage();
  return {
    process: child,
    length,
    async render(times) {
      const reply = nextMessage();
      child.send(times);
      return (await reply).milliseconds;
    },
  };
}

async function compareWith(
  renderer: Renderer,
  engine: string,
  env: Record<string, string>,
  quick: boolean,
): Promise<Row[]> {
  const server = await startBuiltServer({ DATA_DIR: temporaryFolder(), ...env });
  const count = quick ? 100 : 300;
  // This address is never cached: the page is rendered each time, and sent uncompressed.
  const wanted = { path: '/?bench=1' };
  try {
    const page = await (await fetch(server.url + wanted.path)).text();
    if (page.length < renderer.length || page.length > renderer.length * 1.5)
      throw new Error(`not the same page: ${page.length} against ${renderer.length} characters`);
    const compared = await alternate(
      quick ? 3 : 9,
      () => cpuOfRequest({ url: server.url, pids: [server.pid], wanted, count }),
      () => renderer.render(count),
    );
    return [
      {
        what: `uncached home page, processor time, ${engine}`,
        value: compared.value,
        unit: 'ms',
        yardstick: { what: 'renderToString', value: compared.yardstick },
        ratio: compared.ratio,
        bar: { atMost: 3.2 },
        aim: { atMost: 1.35 },
      },
    ];
  } finally {
    await server.stop();
  }
}
