import { sql } from 'drizzle-orm';
import type { Executor, OpenDatabase } from './database';

export interface ContentVersion {
  /** The latest version that this process knows of. */
  current(): number;
  /** False while the database can't be queried, so that `current` may be outdated. */
  isKnown(): boolean;
  timeZone(): string;
  stop(): Promise<void>;
}

/** A factor larger than any count of days, so that no two pairs of version and day give the same number. */
const maxDays = 1_000_000;

/** A version that also changes at midnight, so that content is shown from the beginning of its date of publication. */
export const withDailyVersion = (content: ContentVersion, dayCount: () => number): ContentVersion => ({
  ...content,
  current: () => content.current() * maxDays + dayCount(),
});

/** Milliseconds between two polls, and so the longest delay after a lost notification. */
const defaultPollingMs = 2_000;

/**
 * Follows the content version by notifications. Every change of the content raises it (migration `content_version`). A PostgreSQL
 * server is also polled every `pollingMs` milliseconds, since notifications are lost with a connection.
 */
export async function followContentVersion(
  { db, engine, listen, isUnreachable }: OpenDatabase,
  siteTimeZone: (db: Executor) => Promise<string>,
  pollingMs = defaultPollingMs,
): Promise<ContentVersion> {
  let version = -1;
  let timeZone = '';
  let isRefreshed = false;
  const refresh = async () => {
    const { rows } = await db.execute<{ version: number }>(sql`select version from content_version`);
    const found = Number(rows[0]?.version);
    if (found !== version) timeZone = await siteTimeZone(db);
    version = found;
    isRefreshed = true;
  };
  await refresh();
  const poll = () =>
    void refresh().catch(() => {
      isRefreshed = false;
    });
  const unlisten = await listen('content', poll);
  const timer = engine === 'postgres' ? setInterval(poll, pollingMs).unref() : undefined;
  return {
    current: () => version,
    timeZone: () => timeZone,
    isKnown: () => isRefreshed && !isUnreachable(),
    async stop() {
      clearInterval(timer);
      await unlisten();
    },
  };
}
