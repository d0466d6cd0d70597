import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import type { QueueOptions } from '#/platform/jobs/jobs';

export const siteImportQueue = 'site-import';
export const movingQueues: Record<string, QueueOptions> = { [siteImportQueue]: { retryDelayMaxSeconds: 60 } };

export interface SiteImportJob {
  importId: string;
}

export async function enqueueImport(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Executor,
  importId: string,
): Promise<void> {
  await jobs.enqueue(tx, siteImportQueue, { importId } satisfies SiteImportJob);
}
