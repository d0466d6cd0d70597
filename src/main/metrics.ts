import { resolve } from 'node:path';
import { freeBytes } from '#/platform/db/disk-space';
import { countQueuedJobs } from '#/platform/jobs/queued-jobs';
import { countUnsentMails } from '#/platform/mail/unsent-mails';
import type { Site } from './context';
import type { HandledRequest } from './request-watch';

export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

/** The upper bounds of the histogram's buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this process for a monitor. They contain no personal data. */
export async function createMetrics({ product, build }: { product: string; build: string }) {
  // Loaded on demand, because most sites have no monitor.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });

  gauge('kursu_info', 'The version of the product', ['version', 'build']).set({ version: product, build }, 1);
  const requests = new Histogram({
    name: 'kursu_request_duration_seconds',
    help: 'Requests that were not answered from the cache of pages, by route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const cachedPages = new Counter({
    name: 'kursu_cached_pages_total',
    help: 'Pages that were answered from the cache',
    registers,
  });
  const refusals = new Counter({
    name: 'kursu_refused_requests_total',
    help: 'Requests that were refused because the process was overloaded',
    registers,
  });
  const ready = gauge('kursu_ready', 'Whether a booking could be stored');
  const freeDisk = gauge('kursu_disk_free_bytes', 'Free space on the disk of DATA_DIR');
  const jobs = {
    waiting: gauge('kursu_jobs_waiting', 'Jobs that are not done, those for later included', ['queue']),
    late: gauge('kursu_jobs_late', 'Jobs that should have run a minute ago', ['queue']),
    failing: gauge('kursu_jobs_failing', 'Jobs that were started again after a failure', ['queue']),
  };
  const mails = gauge('kursu_mails_unsent', 'Mails that are not sent, by state', ['state']);

  async function readStored({ db }: Site['ctx']): Promise<void> {
    const [queues, unsent] = await Promise.all([countQueuedJobs(db), countUnsentMails(db)]);
    for (const each of [...Object.values(jobs), mails]) each.reset();
    for (const { queue, ...counts } of queues)
      for (const what of ['waiting', 'late', 'failing'] as const) jobs[what].set({ queue }, counts[what]);
    for (const { state, mails: number } of unsent) mails.set({ state }, number);
  }

  return {
    handled: ({ method, route, status, seconds }: HandledRequest) =>
      requests.observe({ method, route, status }, seconds),
    cachedPage: () => cachedPages.inc(),
    refused: () => refusals.inc(),
    /** In the text format of Prometheus. */
    async collect({ ctx, settings, ready: isReady }: Pick<Site, 'ctx' | 'settings' | 'ready'>) {
      const free = await freeBytes(resolve(settings.dataDir)).catch(() => undefined);
      if (free !== undefined) freeDisk.set(free);
      // If the database doesn't respond, the monitor still gets all other metrics.
      const isReachable = await isReady().then(
        () => true,
        () => false,
      );
      ready.set(isReachable ? 1 : 0);
      if (isReachable) await readStored(ctx);
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
