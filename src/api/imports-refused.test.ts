import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneEngine } from '../../tests/support/database';
import { type Importing, openImporting } from '../../tests/support/importing';
import { openPublisher, page, prose, rss } from '../../tests/support/publisher';

describe.each(oneEngine)('imports that are refused on %s', (engine) => {
  let fixture: Importing;
  beforeEach(async () => {
    fixture = await openImporting(engine);
  });
  afterEach(() => fixture.close());

  test('Given a feed with malicious HTML, when it is imported, then only its text remains', async () => {
    fixture.publisher.serve(
      '/feed',
      rss([
        {
          title: '<img src=x onerror=alert(1)>Başlık<script>alert(2)</script>',
          link: fixture.publisher.at('/yazi/1'),
          description: '<svg onload=alert(3)>Özet',
          content: `${prose('Metin')}<script>alert(4)</script><p onclick="alert(5)">a</p><a href="javascript:alert(6)">b</a>
            <iframe src="//evil.example"></iframe><svg><script>alert(7)</script></svg><math><mtext><img src=x onerror=alert(8)></mtext></math>
            <a href="data:text/html,alert(9)">c</a><style>*{}</style><form action="//evil.example"><input></form>`,
        },
        { title: 'Adres', link: 'javascript:alert(1)', content: prose('x') },
      ]),
    );
    expect((await fixture.runImport()).imported).toHaveLength(1);
    const [row] = await fixture.stored();
    expect(row?.content.tr).not.toMatch(
      /<(script|iframe|svg|math|style|form|input|img)|on\w+=|javascript:|data:|alert\((4|7)/i,
    );
    expect(row?.title.tr).not.toMatch(/</);
    expect(row?.excerpt.tr).toBe('Özet');
  });

  test('Given pages that redirect elsewhere, hang, never end or are missing, when they are imported, then each is reported with the reason', async () => {
    const other = await openPublisher();
    other.serve('/secret', page('Gizli', prose('Gizli')));
    const endless: RequestListener = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      const more = () => {
        while (!response.destroyed && response.write('<p>yine</p>'.repeat(5_000)));
      };
      response.on('drain', more);
      more();
    };
    fixture.publisher.serve('/uzak', (_, response) =>
      response.writeHead(302, { Location: other.at('/secret') }).end(),
    );
    fixture.publisher.serve('/metadata', (_, response) =>
      response.writeHead(302, { Location: 'http://169.254.169.254/latest/' }).end(),
    );
    fixture.publisher.serve('/sonsuz', endless);
    fixture.publisher.serve('/asili', () => undefined);
    fixture.publisher.serve('/resim', Buffer.from('x'));
    fixture.publisher.serve('/iyi', page('İyi', prose('İyi')));
    const paths = ['uzak', 'metadata', 'sonsuz', 'asili', 'resim', 'yok', 'iyi'];
    const items = paths.map((path) => ({
      title: path,
      link: fixture.publisher.at(`/${path}`),
      description: 'Özet',
    }));
    fixture.publisher.serve(
      '/feed',
      rss([...items, { title: 'dis', link: other.at('/secret'), description: 'Özet' }]),
    );
    const report = await fixture.runImport();
    expect(report.imported.map(({ title }) => title)).toEqual(['iyi']);
    expect(Object.fromEntries(report.failed.map(({ title, reason }) => [title, reason]))).toEqual({
      uzak: 'bad_address',
      metadata: 'bad_address',
      sonsuz: 'too_large',
      asili: 'too_slow',
      resim: 'wrong_type',
      yok: 'status',
      dis: 'other_host',
    });
    expect(other.requestedPaths).toEqual([]);
    await other.close();
  });

  test('Given a source that can’t be read, when it is imported, then the response is 503 with the reason', async () => {
    const why = async () => {
      const refusal = await fixture.run('import', 'en');
      expect(refusal.status).toBe(503);
      return ((await refusal.json()) as { detail: string }).detail;
    };
    expect(await why()).toBe('The source could not be read: the page answered with an error.');
    fixture.publisher.serve('/feed', '<p>Burada yazı yok</p>');
    expect(await why()).toBe(
      'The source could not be read: there is neither a feed nor a list of articles at this address.',
    );
    fixture.publisher.serve('/feed', (_, response) =>
      response.writeHead(302, { Location: 'http://10.0.0.1/' }).end(),
    );
    expect(await why()).toBe('The source could not be read: the address leads somewhere else.');
  });

  test('Given a source without an address, when it is imported, then the response is 503 with the reason', async () => {
    const refusal = await fixture.run('import-cnn-turk', 'en');
    expect(refusal.status).toBe(503);
    expect(await refusal.json()).toMatchObject({
      detail:
        'No address is set for this source; whoever set up the site has to enter it in the server’s settings.',
    });
  });

  test('Given nobody signed in, then nothing is imported or revealed', async () => {
    for (const path of [
      'articles/import',
      'articles/import-radikal',
      'articles/import-cnn-turk',
      'translate',
    ])
      expect((await fixture.site.request(`/api/admin/${path}`, { method: 'POST' })).status).toBe(401);
    expect((await fixture.site.get('/api/admin/imports')).status).toBe(401);
    expect(fixture.publisher.requestedPaths).toEqual([]);
  });
});
