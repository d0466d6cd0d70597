import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The body of a response, or a listener that responds in another way. */
type Served = string | Buffer | RequestListener;

export interface Publisher {
  /** `127.0.0.1:port`, in the form of `ALLOW_PRIVATE_HOSTS`. */
  host: string;
  at(path: string): string;
  /** Paths that were requested. */
  requestedPaths: string[];
  serve(path: string, served: Served): void;
  close(): Promise<void>;
}

const typeOf = (served: string | Buffer) => {
  if (typeof served !== 'string') return 'image/png';
  if (served.trimStart().startsWith('{')) return 'application/feed+json';
  return served.trimStart().startsWith('<?xml')
    ? 'application/rss+xml; charset=utf-8'
    : 'text/html; charset=utf-8';
};

/** A site on this machine that publishes what a test gives it. */
export async function openPublisher(): Promise<Publisher> {
  const pages = new Map<string, Served>();
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requestedPaths.push(path);
    const served = pages.get(path);
    if (served === undefined) response.writeHead(404).end();
    else if (typeof served === 'function') served(request, response);
    else response.writeHead(200, { 'Content-Type': typeOf(served) }).end(served);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    requestedPaths,
    at: (path) => `http://${host}${path}`,
    serve: (path, served) => void pages.set(path, served),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A text long enough to be an article. */
export const prose = (words: string) =>
  Array.from(
    { length: 6 },
    (_, index) => `<p>${words} ${index + 1}. bölüm. ${'Bu cümle yer tutar. '.repeat(12)}</p>`,
  ).join('');

export const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>${title} - Gazete</title>
  <meta property="og:title" content="${title}">${head}</head><body><header><nav><a href="/hakkinda-bir-sayfa">Hakkında uzun bir bağlantı</a></nav></header>
  <main><article><h1>${title}</h1>${body}</article></main><footer><a href="/kunye-ve-iletisim">Künye ve iletişim</a></footer></body></html>`;

export interface Item {
  title: string;
  link: string;
  description?: string;
  content?: string;
  date?: string;
  more?: string;
}

const data = (text: string) => `<![CDATA[${text}]]>`;

export const rss = (items: readonly Item[]) =>
  `<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Köşe</title><link>http://x.example/</link><description>d</description>${items
    .map(
      ({ title, link, description, content, date, more }) =>
        `<item><title>${data(title)}</title><link>${link}</link>${description ? `<description>${data(description)}</description>` : ''}${content ? `<content:encoded>${data(content)}</content:encoded>` : ''}${date ? `<pubDate>${date}</pubDate>` : ''}${more ?? ''}</item>`,
    )
    .join('')}</channel></rss>`;
