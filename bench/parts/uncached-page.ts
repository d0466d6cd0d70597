import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';
import { startPostgres } from '../../tests/support/postgres.ts';
import { root } from '../../tools/toolchain.mjs';
import { type Part, startSite, stoppedAtEnd, temporaryFolder } from '../part.ts';
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
  await using postgres = stoppedAtEnd(await startPostgres());
  using renderer = await startRenderer();
  return [
    await compareWith(renderer, 'PostgreSQL', { DATABASE_URL: postgres.urlOf('postgres') }, quick),
    await compareWith(renderer, 'embedded', {}, quick),
  ];
};

async function startRenderer() {
  const child = fork(join(outDir, 'bare-render.js'), [root, '/'], {
    execArgv: ['--liftoff-only'],
    env: { PATH: process.env.PATH, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'error' },
  });
  const nextMessage = async () => (await once(child, 'message'))[0];
  const { length }: { length: number } = await nextMessage();
  return {
    /** Characters of the rendered HTML. */
    length,
    /** Renders the page `times` times; resolves to the milliseconds of processor time per rendering. */
    async render(times: number): Promise<number> {
      const reply = nextMessage();
      child.send(times);
      return (await reply).milliseconds;
    },
    [Symbol.dispose]: () => void child.kill(),
  };
}

async function compareWith(
  renderer: Awaited<ReturnType<typeof startRenderer>>,
  engine: string,
  env: Record<string, string>,
  quick: boolean,
): Promise<Row> {
  await using server = await startSite(env);
  const count = quick ? 100 : 300;
  // This address is never cached: the page is rendered each time, and sent uncompressed.
  const wanted = { path: '/?bench=1' };
  const page = await (await fetch(server.url + wanted.path)).text();
  if (page.length < renderer.length || page.length > renderer.length * 1.5)
    throw new Error(`not the same page: ${page.length} against ${renderer.length} characters`);
  const compared = await alternate(
    quick,
    () => cpuOfRequest({ url: server.url, pids: [server.pid], wanted, count }),
    'renderToString',
    () => renderer.render(count),
  );
  return {
    what: `uncached home page, processor time, ${engine}`,
    unit: 'ms',
    ...compared,
    bar: { atMost: 3.2 },
    aim: { atMost: 1.35 },
  };
}
