import { sql } from 'drizzle-orm';
import type { Executor, OpenDatabase } from './database';

/** Which state of the content cached pages belong to. */
export interface ContentVersion {
  /** The latest version that this process knows of. */
  current(): number;
  /** Whether that is certainly the latest: false while the database can't be asked. */
  isKnown(): boolean;
  /** The site's zone in that version. */
  timeZone(): string;
  stop(): Promise<void>;
}

/** More days than will ever be counted, so that no two pairs of version and day give the same number. */
const maxDays = 1_000_000;

/** The version also changes when a day begins, so that content published for that day is shown from midnight on. */
export const withDailyVersion = (content: ContentVersion, dayCount: () => number): ContentVersion => ({
  ...content,
  current: () => content.current() * maxDays + dayCount(),
});

/** Milliseconds after which a missed notification is made up for. */
const defaultPollingMs = 2_000;

/**
 * Follows the version that every change of the content raises (migration `content_version`): by notifications of the
 * database and, on a server, where they can get lost with a connection, also by polling every `pollingMs` milliseconds.
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
