import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Importing, openImporting } from '../../tests/support/importing';
import { prose, rss } from '../../tests/support/publisher';

let fixture: Importing;
beforeAll(async () => {
  fixture = await openImporting('postgres');
});
afterAll(() => fixture.close());

/** A text that repeats a piece, almost as long as the largest page that is fetched. */
const filledWith = (piece: string, length = 2_800_000) => piece.repeat(Math.floor(length / piece.length));
const megabyte = 1024 * 1024;

/**
 * Measures work: the milliseconds it took, the longest time for which it blocked this process, and the bytes this process grew
 * by.
 */
async function watched<T>(work: () => Promise<T>) {
  const [started, before] = [performance.now(), process.memoryUsage().rss];
  let [longest, memory, last] = [0, 0, started];
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    memory = Math.max(memory, process.memoryUsage().rss - before);
  }, 5);
  const result = await work();
  clearInterval(timer);
  return { result, took: performance.now() - started, longest, memory };
}

test('Given a source made to block its reader, when it is imported, then other requests are served meanwhile, and the owner is told why the import failed', async () => {
  fixture.publisher.serve('/feed', `<html><body>${filledWith('<p>')}`);
  const { result, took, longest, memory } = await watched(() => fixture.run('import', 'en'));
  expect(result.status).toBe(503);
  expect((await result.json()).detail).toBe(
    'The source could not be read: the page is too complex to be read.',
  );
  expect(longest).toBeLessThan(took / 5);
  expect(memory / megabyte).toBeLessThan(100);
});

test('Given a feed with one such article, then that article is reported with the reason, and the others are imported', async () => {
  fixture.publisher.serve(
    '/feed',
    rss([
      { title: 'Derin', link: fixture.publisher.at('/derin'), content: filledWith('<b><i></b>', 1_000_000) },
      {
        title: 'Uzun',
        link: fixture.publisher.at('/uzun'),
        content: `<p>${filledWith('uzun ', 1_000_000)}</p>`,
      },
      { title: 'İyi', link: fixture.publisher.at('/iyi'), content: prose('İyi') },
    ]),
  );
  const { imported, failed } = await fixture.runImport();
  expect(imported.map(({ title }) => title)).toEqual(['İyi']);
  expect(failed.map(({ title, reason }) => [title, reason])).toEqual([
    ['Derin', 'too_complex'],
    ['Uzun', 'too_complex'],
  ]);
});
