/**
 * `npm run bench:model` measures what a request costs on three instances with one PostgreSQL and 100,000 reservations. To test
 * these costs, it predicts the cost of a mixture of requests from them, and measures the mixture. Finally it calculates what
 * 1,000 to 1,000,000 visitors a minute need (needs.ts). Costs are processor time, which other work on the machine hardly
 * changes. It runs on Linux only.
 */
import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '../tests/support/postgres.ts';
import { ensureBuilt } from '../tools/stamp.mjs';
import { reservations } from './grown-calendar.ts';
import { acceptEncoding } from './hammer.ts';
import { type Cost, costOfVisit, type Measured, needsOf, visit } from './needs.ts';
import { startSite, stoppedAtEnd } from './part.ts';
import { bookingsFor } from './parts/bookings.ts';
import { execute, postmasterOf } from './postgres.ts';
import { cpuSeconds } from './processes.ts';
import { type BenchRequest, send, sendOne } from './requests.ts';

const stored = 100_000;
/** Visits in the mixture. With a multiple of 100, each kind of request is sent a whole number of times. */
const visits = 1_000;
const bookingsToMeasure = 100;
const idleMs = 5_000;

ensureBuilt();
await using postgres = stoppedAtEnd(await startPostgres({ durable: true }));
const address = postgres.urlOf('postgres');
const env = { DATABASE_URL: address, AUTH_SECRET: 'the same secret of all three instances' };
await using first = await startSite(env);
await using second = await startSite(env);
await using third = await startSite(env);
const instances = [first, second, third];
await execute(address, reservations(stored));
await execute(address, 'update booking_settings set placeholder = false');
await execute(address, 'vacuum analyze');
await report(await postmasterOf(address));

async function report(database: number): Promise<void> {
  const { url } = first;
  const headers = { 'accept-encoding': acceptEncoding };
  const html = await (await fetch(url)).text();
  const loaded = html.matchAll(
    /<(?:link|script|img)\b[^>]*? (?:href|src)="(\/(?:assets|fonts|img)\/[^"]+)"/g,
  );
  const paths = [...new Set([...loaded].map(([, path = '']) => path))];
  // The size as transferred: `sendOne` does not decompress the body.
  const kilobytesOf = async (path: string) => (await sendOne(url, { path, headers })).body.length / 1000;
  const sizes = await Promise.all(['/', ...paths].map(kilobytesOf));
  const [pageSize = 0, ...fileSizes] = sizes;
  const toBook = (await bookingsFor(url)).slice(0, bookingsToMeasure + visits * visit.bookings);
  const page = { path: '/', headers };
  const file = { path: paths[0] ?? '/', headers };
  const slots = { path: '/api/availability?service=ai-growth' };
  const cost = (wanted: BenchRequest[]) => costOf(database, wanted);

  await cost([...repeated(page, 500), ...repeated(file, 500), ...repeated(slots, 100)]);
  const measured: Measured = {
    page: { ...(await cost(repeated(page, 5_000))), kilobytes: pageSize },
    file: {
      ...(await cost(repeated(file, 5_000))),
      kilobytes: fileSizes.reduce((sum, size) => sum + size, 0) / paths.length,
    },
    files: paths.length,
    slots: await cost(repeated(slots, 300)),
    booking: await cost(toBook.slice(visits * visit.bookings)),
  };
  console.log(`\nOne request, in milliseconds of processor time (three instances, ${stored} reservations):`);
  const kinds = { 'cached page': measured.page, file: measured.file, 'free slots': measured.slots };
  console.table(rounded({ ...kinds, booking: measured.booking }));
  console.log(`A first visit loads ${paths.length} files with the page.`);

  const mixture = [
    ...repeated(page, visits * visit.pages),
    ...repeated(slots, visits * visit.slots),
    ...toBook.slice(0, visits * visit.bookings),
  ].toSorted(() => Math.random() - 0.5);
  const found = await cost(mixture);
  const perVisit = mixture.length / visits;
  console.log(
    '\nOne visit with files from a CDN, milliseconds, as predicted and as measured with everything at once:',
  );
  console.table(
    rounded({
      predicted: costOfVisit(measured, true),
      measured: { instance: found.instance * perVisit, database: found.database * perVisit },
    }),
  );
  console.log('\nWhat visitors need, at 60 % of each core:');
  const rows: Record<string, object> = {};
  for (const visitors of [1e3, 1e4, 1e5, 1e6])
    for (const hasCdn of [false, true])
      rows[`${visitors.toLocaleString('en')} a minute${hasCdn ? ', CDN' : ''}`] = needsOf(
        measured,
        visitors,
        hasCdn,
      );
  console.table(rounded(rows));
  const [size] = await execute(
    address,
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  console.log(`The database with ${stored} reservations takes ${size?.size}.`);
}

/**
 * The processor time of one request. Sends a third of the requests to each instance, waits until the mails and other jobs that
 * they cause are done, and divides what the instances and the database used, less their idle use, by the number of requests.
 */
async function costOf(database: number, wanted: readonly BenchRequest[]): Promise<Cost> {
  const used = () => ({
    instance: instances.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0),
    database: cpuSeconds(database),
  });
  const before = used();
  const begun = performance.now();
  await Promise.all(
    instances.map(({ url }, number) =>
      send(
        url,
        wanted.filter((_, index) => index % instances.length === number),
        4,
      ),
    ),
  );
  while (await areJobsDue()) await setTimeout(500);
  const after = used();
  const milliseconds = performance.now() - begun;
  // Idle instances use processor time, too, because they poll for jobs. This share is subtracted.
  await setTimeout(idleMs);
  const idle = used();
  const perRequest = (part: keyof Cost) => {
    const idleShare = (idle[part] - after[part]) * (milliseconds / idleMs);
    return (Math.max(0, after[part] - before[part] - idleShare) * 1000) / wanted.length;
  };
  return { instance: perRequest('instance'), database: perRequest('database') };
}

async function areJobsDue(): Promise<boolean> {
  const due = "state in ('created', 'retry', 'active') and start_after <= now()";
  const [row] = await execute(address, `select exists (select 1 from pgboss.job where ${due}) as any`);
  return row?.any === true;
}

function repeated(request: BenchRequest, count: number): BenchRequest[] {
  return Array.from({ length: count }, () => request);
}

function rounded(rows: Record<string, object>): object {
  const round = (value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(2)) : value);
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, round(value)])),
    ]),
  );
}
