import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleSource } from '#/features/articles/queries';
import { readerIn } from '#/platform/i18n/site-languages';
import { newestItems } from '#/published/queries';
import { type Inbox, openInbox } from '../support/inbox';
import { watchStatements } from '../support/statements';
import { grow, grownArticle, now } from './grown-site';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const scanned = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(scanned),
];

/** Kinds with few rows: a person enters them by hand, or each reading replaces them (busy times of connected calendars). */
const few = ['books', 'media', 'calendars', 'busyTimes', 'cohorts'];
const small = [
  'booking_settings',
  'availability_calendars',
  'availability_overrides',
  'availability_busy_times',
  'cohorts',
  'cohort_dates',
  'owners',
  'profile',
  'site_languages',
  'site_look',
  'consulting_services',
  'consulting_categories',
  'consulting_packages',
  'training_programs',
  'training_categories',
  'corporate_programs',
  'owner_sessions',
];

describe('20,000 rows of everything on a PostgreSQL server', () => {
  let inbox: Inbox;
  const statements = watchStatements();

  beforeAll(async () => {
    inbox = await openInbox('postgres', now);
    await grow(inbox.ctx.db, 1, 20_000, few);
    await pool().query('vacuum analyze');
  });
  afterAll(() => {
    statements.stop();
    return inbox.close();
  });

  const pool = () => (inbox.ctx.db as unknown as { $client: pg.Pool }).$client;

  async function scannedTables(work: () => Promise<unknown>): Promise<string[]> {
    statements.sent.length = 0;
    await work();
    const queries = statements.sent.filter(
      ({ sql }) => sql.startsWith('select') || sql.startsWith('(select'),
    );
    expect(queries.length).toBeGreaterThan(0);
    const found = new Set<string>();
    const client = await pool().connect();
    for (const { sql, params } of queries) {
      // Depending on the last vacuum, PostgreSQL may scan a table to count its rows although there is an index. So table scans
      // are switched off for counts: PostgreSQL then scans a table only where no index fits.
      await client.query(`set enable_seqscan = ${/^\(?select count\(/.test(sql) ? 'off' : 'on'}`);
      const { rows } = await client.query(`explain (format json) ${sql}`, params);
      for (const table of scanned(rows[0]['QUERY PLAN'][0].Plan)) found.add(table);
    }
    client.release(true);
    return [...found].filter((table) => !small.includes(table));
  }

  test.each([
    'reservations',
    'reservations?sort=new&period=all&status=confirmed',
    'reservations?period=today',
    'reservations?period=week',
    'reservations?period=past',
    'reservations?period=all',
    'reservations/week',
    'reservations/week?date=2019-03-04',
    'reservations/free?service=ai-growth',
    'applications',
    'applications?status=pending',
    'messages',
    'messages?status=unread',
    'balances',
    'enrolments',
    'waiting',
    'waiting?status=waiting',
    'counts',
    'overview',
    'availability',
  ])('Given the owner asks for %s, then no table is scanned completely', async (path) => {
    expect(await scannedTables(async () => expect((await inbox.get(path)).status).toBe(200))).toEqual([]);
  });

  test('Given a visitor asks for free times, then no table is scanned completely', async () => {
    const ask = () => inbox.visitor.get('/api/availability?service=ai-growth');
    expect(await scannedTables(async () => expect((await ask()).status).toBe(200))).toEqual([]);
  });

  test('Given a reader of a feed, then only the newest articles are read', async () => {
    expect(await scannedTables(() => newestItems(inbox.ctx, articleSource, readerIn('tr'), 30))).toEqual([]);
  });

  test.each([
    '/api/articles?category=Felsefe&limit=3',
    '/api/articles?limit=49&offset=480',
    `/api/articles/${grownArticle(1)}/ways-on`,
    `/api/articles/${grownArticle(9_000)}/ways-on`,
  ])('Given a reader asks for %s, then no table is scanned completely', async (path) => {
    expect(await scannedTables(async () => expect((await inbox.visitor.get(path)).status).toBe(200))).toEqual(
      [],
    );
  });

  test.each([
    'reservations.csv?period=all',
    'reservations.csv?period=all&sort=new',
    'applications.csv',
    'messages.csv',
    'balances.csv',
    'enrolments.csv',
    'waiting.csv',
  ])('Given an export of %s, then it contains each of the 20,000 rows once', async (path) => {
    const lines = (await (await inbox.get(path)).text()).trim().split('\r\n').slice(1);
    expect([lines.length, new Set(lines.map((line) => line.slice(0, 36))).size]).toEqual([20_000, 20_000]);
  });

  test('Given a search within words, which no index supports, then these tests detect the full scan', async () => {
    expect(await scannedTables(() => inbox.get('reservations?period=all&q=kisi'))).toEqual(['reservations']);
  });
});
