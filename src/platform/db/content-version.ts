import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './database';

/** Which state of the content pages may be kept for. */
export interface ContentVersion {
  /** The latest version that this process knows of. */
  current(): number;
  /** Whether that is still known to be the latest: while the database can't be asked, nobody can say. */
  isKnown(): boolean;
  stop(): Promise<void>;
}

/** More days than will ever be counted. */
const days = 1_000_000;

/** Raised as well when a day begins, so that what was published for that day is shown from its first moment on. */
export const raisedDaily = (content: ContentVersion, dayCount: () => number): ContentVersion => ({
  ...content,
  current: () => content.current() * days + dayCount(),
});

/** Milliseconds after which a notification that was missed no longer matters. */
const soonEnough = 2_000;

/**
 * Follows the version that every change of the content raises (migration `content_version`): by the database's word,
 * and on a server, whose word can get lost with a connection, by looking again every `lookAgain` milliseconds.
 */
export async function followContentVersion(
  { db, engine, listen, isAway }: OpenDatabase,
  lookAgain = soonEnough,
): Promise<ContentVersion> {
  let version = 0;
  let isAnswered = false;
  const look = async () => {
    const { rows } = await db.execute<{ version: number }>(sql`select version from content_version`);
    version = Number(rows[0]?.version);
    isAnswered = true;
  };
  await look();
  const again = () =>
    void look().catch(() => {
      isAnswered = false;
    });
  const unlisten = await listen('content', again);
  const timer = engine === 'postgres' ? setInterval(again, lookAgain).unref() : undefined;
  return {
    current: () => version,
    isKnown: () => isAnswered && !isAway(),
    async stop() {
      clearInterval(timer);
      await unlisten();
    },
  };
}
