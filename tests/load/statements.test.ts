import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sources } from '#/api/nouns';
import { followLanguages } from '#/features/languages/followed-languages';
import { discoveryRoutes } from '#/web/discovery/routes';
import { sitePages } from '#/web/site-pages';
import { oneEngine } from '../support/database';
import { type Inbox, openInbox } from '../support/inbox';
import { watchStatements } from '../support/statements';
import { grow, now } from './grown-site';

const visitors = [
  '/api/availability?service=ai-growth',
  '/api/articles',
  '/api/books',
  '/api/media',
  '/api/about',
  '/feed.xml',
  '/atom.xml',
  '/sitemap.xml',
];

const owners = [
  'counts',
  'overview',
  'reservations?period=all',
  'reservations',
  'reservations?period=past&sort=new',
  'reservations/week',
  'reservations/week?date=2026-06-01',
  'reservations.csv?period=all',
  'applications',
  'applications?status=pending',
  'applications.csv',
  'messages',
  'messages?status=unread',
  'messages.csv',
  'availability',
  'articles',
  'books',
  'media',
  'about',
  'sessions',
];

describe.each(oneEngine)('the number of statements per request on %s', (engine) => {
  const statements = watchStatements();
  let inbox: Inbox;
  const few: Record<string, number> = {};
  const many: Record<string, number> = {};

  beforeAll(async () => {
    inbox = await openInbox(engine, now);
    // A new version of the content each time, so that nothing comes from a cache.
    let version = 0;
    const content = { current: () => ++version, isKnown: () => true };
    const discovery = discoveryRoutes(
      inbox.ctx,
      { baseUrl: 'https://kursu.example', content, languages: followLanguages(inbox.ctx, content) },
      sitePages,
      sources,
    );
    const send = async (path: string): Promise<Response> => {
      if (owners.includes(path)) return inbox.get(path);
      return path.startsWith('/api/') ? inbox.visitor.get(path) : discovery.request(path);
    };
    const measure = async (into: Record<string, number>) => {
      for (const path of [...visitors, ...owners]) {
        statements.sent.length = 0;
        const response = await send(path);
        await response.text();
        into[path] = response.status === 200 ? statements.sent.length : -response.status;
      }
    };
    await grow(inbox.ctx.db, 1, 3);
    await measure(few);
    await grow(inbox.ctx.db, 4, 300);
    await measure(many);
  });
  afterAll(() => {
    statements.stop();
    return inbox.close();
  });

  test.each([...visitors, ...owners])(
    'Given 300 rows instead of 3, then %s sends no more statements',
    (path) => {
      expect(few[path], 'statements of a successful response').toBeGreaterThan(0);
      expect(many[path]).toBe(few[path]);
    },
  );
});
