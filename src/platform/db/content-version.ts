import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './database';

/** Which state of the content cached pages belong to. */
export interface ContentVersion {
  /** The latest version that this process knows of. */
  current(): number;
  /** Whether that is certainly the latest: false while the database can't be asked. */
  isKnown(): boolean;
  stop(): Promise<void>;
}

/** More days than will ever be counted, so that a version and a day never collide. */
const days = 1_000_000;

/** The version also changes when a day begins, so that content published for that day is shown from midnight on. */
export const raisedDaily = (content: ContentVersion, dayCount: () => number): ContentVersion => ({
  ...content,
  current: () => content.current() * days + dayCount(),
});

/** Milliseconds after which a missed notification is made up for. */
const soonEnough = 2_000;

/**
 * Follows the version that every change of the content raises (migration `content_version`): by notifications of the
 * database and, on a server, where they can get lost with a connection, also by polling every `lookAgain` milliseconds.
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
