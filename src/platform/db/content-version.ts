import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './database';

/** Which state of the content pages may be kept for. */
export interface ContentVersion {
  /** The version that this process knows of. */
  current(): number;
  stop(): Promise<void>;
}

/** More days than will ever be counted. */
const days = 1_000_000;

/** Raised as well when a day begins, so that what was published for that day is shown from its first moment on. */
export const raisedDaily = (content: ContentVersion, dayCount: () => number): ContentVersion => ({
  ...content,
  current: () => (content.current() < 0 ? content.current() : content.current() * days + dayCount()),
});

/** Milliseconds after which a notification that was missed no longer matters. */
const soonEnough = 2_000;

/**
 * Follows the version that every change of the content raises (migration `content_version`): by the database's word,
 * and on a server, whose word can get lost with a connection, by looking again every `lookAgain` milliseconds.
 */
export async function followContentVersion(
  { db, engine, listen }: OpenDatabase,
  lookAgain = soonEnough,
): Promise<ContentVersion> {
  let version = 0;
  const look = async () => {
    const { rows } = await db.execute<{ version: number }>(sql`select version from content_version`);
    version = Number(rows[0]?.version);
  };
  await look();
  const again = () =>
    void look().catch(() => {
      // What can't be asked may have changed.
      version = -1;
    });
  const unlisten = await listen('content', again);
  const timer = engine === 'postgres' ? setInterval(again, lookAgain).unref() : undefined;
  return {
    current: () => version,
    async stop() {
      clearInterval(timer);
      await unlisten();
    },
  };
}
