import { describe, expect, it } from 'vitest';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { limitRendering } from './render-limit';

const settings = {
  baseUrl: '',
  languages: everyLanguage,
  api: fetch,
  manifest: { routes: {} },
  onError: () => undefined,
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A limited renderer whose pages end when the test calls `ends`. */
function limited(waiting: number, each = waiting) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const render = limitRendering(
    (request) =>
      new Promise((resolve) => {
        begun.push(new URL(request.url).pathname);
        ends.push(() => resolve(new Response('page')));
      }),
    { busy: () => new Response('busy', { status: 503 }), maxConcurrent: 2, waiting, each },
  );
  const ask = (path: string, asker?: string) =>
    render(new Request(`http://kursu.example${path}`), settings, asker);
  return { begun, ends, ask };
}

describe('many page requests at once', () => {
  it('Given more pages than may be rendered at once, Then one begins per turn of the event loop, two are rendered at once, and all are rendered in the end', async () => {
    const { begun, ends, ask } = limited(10);
    const responses = ['/a', '/b', '/c', '/d'].map((path) => ask(path));
    expect(begun).toEqual([]);
    await turn();
    expect(begun).toEqual(['/a']);
    await turn();
    await turn();
    expect(begun).toEqual(['/a', '/b']);
    for (const index of [0, 1, 2, 3]) {
      ends[index]?.();
      await turn();
      await turn();
    }
    expect(begun).toEqual(['/a', '/b', '/c', '/d']);
    for (const response of responses) expect((await response).status).toBe(200);
  });

  it('Given more requests than may wait, Then the rest get 503, and the others are served', async () => {
    const { ends, ask } = limited(2);
    const [first, second, third] = [ask('/a'), ask('/b'), ask('/c')];
    expect((await third).status).toBe(503);
    await turn();
    await turn();
    for (const end of ends) end();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    const next = ask('/d');
    await turn();
    ends.at(-1)?.();
    expect((await next).status).toBe(200);
  });

  it('Given one network with many requests, Then another network is served after the first one’s next page, and can still queue', async () => {
    const { begun, ends, ask } = limited(6, 3);
    const many = ['/1', '/2', '/3', '/4'].map((path) => ask(path, 'much'));
    const other = ask('/other', 'little');
    expect((await many[3])?.status).toBe(503);
    for (let n = 0; n < 5; n += 1) {
      await turn();
      await turn();
      for (const end of ends) end();
    }
    expect(begun).toEqual(['/1', '/other', '/2', '/3']);
    expect((await other).status).toBe(200);
  });

  it('Given a page that fails, Then its place is free again', async () => {
    const render = limitRendering(() => Promise.reject(new Error('broken')), {
      busy: () => new Response(null, { status: 503 }),
      maxConcurrent: 1,
    });
    const ask = () => render(new Request('http://kursu.example/'), settings);
    await expect(ask()).rejects.toThrow('broken');
    await expect(ask()).rejects.toThrow('broken');
  });
});
