import { startPostgres } from '../../tests/support/postgres.ts';
import { type Part, startSite, stoppedAtEnd } from '../part.ts';
import { execute } from '../postgres.ts';
import type { Row } from '../report.ts';
import { type BenchRequest, send } from '../requests.ts';
import { alternate } from '../rounds.ts';
import { inserter, insertsPerSecond } from '../yardsticks/inserts.ts';

const lanes = 8;
/** Every hour of every day, so that a round has hundreds of slots to book. */
const hours = JSON.stringify(Array.from({ length: 7 }, () => Array.from({ length: 24 }, (_, hour) => hour)));

/** Complete bookings over HTTP, compared with the bare INSERT of a booking's row. */
export const bookings: Part = async ({ quick }) => [
  // First with PostgreSQL's default settings, then without waiting for the disk, as in the tests.
  await measured(quick, true, 'PostgreSQL'),
  await measured(quick, false, 'PostgreSQL without fsync'),
];

async function measured(quick: boolean, durable: boolean, engine: string): Promise<Row> {
  await using postgres = stoppedAtEnd(await startPostgres({ durable }));
  const address = postgres.urlOf('postgres');
  await using server = await startSite({ DATABASE_URL: address });
  await execute(address, `update booking_settings set placeholder = false, hours = '${hours}'`);
  await execute(address, 'create sequence bench_hours');
  const requests = await bookingsFor(server.url);
  const emptyTables = () =>
    execute(address, 'truncate reservations cascade; truncate mail_outbox; delete from pgboss.job');
  const compared = await alternate(
    quick,
    async () => {
      await emptyTables();
      const begun = performance.now();
      await send(server.url, requests, lanes);
      return (requests.length * 1000) / (performance.now() - begun);
    },
    `INSERT by ${inserter}`,
    async () => {
      await emptyTables();
      return insertsPerSecond(address, { lanes, count: requests.length });
    },
  );
  return {
    what: `bookings over HTTP, ${lanes} at once, ${engine}`,
    unit: 'bookings/s',
    ...compared,
    ...(durable ? { bar: { atLeast: 0.05 }, aim: { atLeast: 0.25 } } : {}),
  };
}

/** A request for each free slot, in an order in which consecutive requests are about different days. */
export async function bookingsFor(url: string): Promise<BenchRequest[]> {
  const response = await fetch(`${url}/api/availability?service=dijital-pazarlama&lang=tr`);
  const { service, slots } = (await response.json()) as {
    service: { id: string; title: string; duration: string };
    slots: { id: string; available: boolean }[];
  };
  return slots
    .filter(({ available }) => available)
    .toSorted((a, b) => a.id.slice(11).localeCompare(b.id.slice(11)))
    .map(({ id }) => ({
      path: '/api/reservations',
      json: {
        name: 'Deniz Yalçınkaya',
        email: `deniz-${id}@marti.example`,
        phone: `+90 ${id.replaceAll('-', '')}`,
        company: 'Martı Lojistik',
        service: service.title,
        serviceId: service.id,
        serviceDuration: service.duration,
        appointmentDate: id.slice(0, 10),
        appointmentTime: `${id.slice(11)}:00`,
        slotId: id,
        message: 'Bayi ağımızın bütçesi',
        language: 'tr',
      },
    }));
}
