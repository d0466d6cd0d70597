import { sql } from 'drizzle-orm';
import { registerJobs } from '#/main/worker';
import { everyLanguage } from '#/platform/i18n/site-languages';
import type { JobHandler } from '#/platform/jobs/jobs';
import type { OutboxContext } from '#/platform/mail/outbox';
import type { OutgoingMail } from '#/platform/mail/transport';
import type { TestApi } from '../support/api';

/** The queues whose jobs histories run. Nightly jobs aren't among them. */
export const mailQueue = 'mail';
export const looks = ['booking-freed', 'availability-calendar'] as const;
const queues = [mailQueue, 'booking-request', 'balance-end', 'cohort-due', ...looks];

export interface DueJob {
  id: string;
  queue: string;
  data: {
    mailId?: string;
    reservationId?: string;
    balanceId?: string;
    cohortId?: string;
    calendarId?: string;
  };
  at: number;
}

const nothingSent: OutboxContext['mail'] = {
  toFiles: false,
  send: async () => undefined,
  verify: async () => undefined,
  deleteFile: async () => undefined,
  close: async () => undefined,
};

/**
 * Runs the site's own jobs when they are due by the history's clock; pg-boss would go by the database's clock. `sent` has every
 * mail that was handed to the mail server.
 */
export async function startWorker({ ctx, database, identity }: TestApi) {
  const sent: OutgoingMail[] = [];
  const handlers = new Map<string, JobHandler<object>>();
  const mailing: OutboxContext = {
    ...ctx,
    mail: { ...nothingSent, send: async (mail) => void sent.push(mail) },
    ...{ ownerEmail: 'sahibi@gecmis.example', languages: everyLanguage },
    ...{ baseUrl: 'http://localhost:3000', secret: 'a secret that only the tests know' },
  };
  const collect = {
    work: async (queue: string, handler: unknown) => void handlers.set(queue, handler as JobHandler<object>),
  };
  await registerJobs(collect, ctx, {
    ...{ identity, database, dataDir: database.dataDir, baseUrl: mailing.baseUrl },
    withMail: (work) => work(mailing),
  });
  return {
    sent,
    /** The stored jobs, urgent ones first. `at` is when a job is due in milliseconds; 0 for a job that is due at once. */
    async jobs(): Promise<DueJob[]> {
      const { rows } = await ctx.db.execute<{ found: DueJob[] }>(sql`
        select coalesce(json_agg(found), '[]') as found from (
          select id, name as queue, data,
            case when start_after < created_on + interval '1 second'
                  and start_after > created_on - interval '1 second' then 0
              else (extract(epoch from start_after) * 1000)::bigint end as at
          from pgboss.job where name in ${queues} and state in ('created', 'retry')
          order by priority desc, created_on, id
        ) as found`);
      return rows[0]?.found ?? [];
    },
    async run({ id, queue, data }: DueJob): Promise<void> {
      const handler = handlers.get(queue);
      if (!handler) throw new Error(`nothing works off ${queue}`);
      await handler(data, { id, attempt: 1 });
    },
    /** Deletes jobs that have run; otherwise they would run again. */
    async done(jobs: readonly DueJob[]): Promise<void> {
      if (jobs.length === 0) return;
      const ids = JSON.stringify(jobs.map(({ id }) => id));
      await ctx.db.execute(sql`
        delete from pgboss.job where name in ${queues}
          and id in (select id::uuid from json_array_elements_text(${ids}) as ids (id))`);
    },
  };
}

export type Worker = Awaited<ReturnType<typeof startWorker>>;
