import { desc, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import type { Owner, OwnerSession } from './admin-contract';
import type { Identity } from './identity';
import { ownerPasskeys, ownerSessions, owners } from './table';

export interface SignedIn {
  ownerId: string;
  sessionId: string;
  owner: Owner;
  /** `Set-Cookie` headers for the response, if the session was prolonged. */
  cookies: string[];
}

/** The sign-in library is loaded only if the request has a session cookie. */
export async function findSession(identity: Identity, headers: Headers): Promise<SignedIn | null> {
  if (!headers.get('cookie')?.includes('kursu.session_token=')) return null;
  const auth = await identity.auth();
  const ask = () => auth.api.getSession({ headers, returnHeaders: true });
  const found = await ask().catch(async () => {
    // The library hides the cause of its error. If the database is still out of reach, this query throws the database's own
    // error. Otherwise the library is asked again.
    await identity.askDatabase();
    return ask();
  });
  if (!found.response) return null;
  const { user, session } = found.response;
  return {
    ownerId: user.id,
    sessionId: session.id,
    owner: { email: user.email, name: user.name, twoFactor: user.twoFactorEnabled === true },
    cookies: found.headers.getSetCookie(),
  };
}

export async function listSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { ownerId, sessionId }: Pick<SignedIn, 'ownerId' | 'sessionId'>,
): Promise<OwnerSession[]> {
  const rows = await db
    .select()
    .from(ownerSessions)
    .where(eq(ownerSessions.userId, ownerId))
    .orderBy(desc(ownerSessions.updatedAt));
  return rows
    .filter(({ id, expiresAt }) => id === sessionId || expiresAt > clock.now())
    .map(({ id, createdAt, updatedAt, userAgent }) => ({
      id,
      signedInAt: createdAt.toISOString(),
      // `updatedAt` is written only when a session is prolonged, so this browser's time would often be too early.
      lastSeenAt: (id === sessionId ? clock.now() : updatedAt).toISOString(),
      browser: userAgent,
      current: id === sessionId,
    }));
}

export async function ownerByEmail(db: Executor, email: string) {
  const [row] = await db.select().from(owners).where(eq(owners.email, email.toLowerCase()));
  return row;
}

export async function ownerById(db: Executor, id: string) {
  const [row] = await db.select().from(owners).where(eq(owners.id, id));
  return row;
}

export async function hasOwner({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const rows = await db.select({ id: owners.id }).from(owners).limit(1);
  return rows.length > 0;
}

export async function ownerEmails({ db }: Pick<Context, 'db'>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ id: owners.id, email: owners.email }).from(owners);
  return new Map(rows.map(({ id, email }) => [id, email]));
}

export const passkeysOf = (db: Executor, ownerId: string) =>
  db
    .select()
    .from(ownerPasskeys)
    .where(eq(ownerPasskeys.userId, ownerId))
    .orderBy(ownerPasskeys.createdAt, ownerPasskeys.id);

export async function passkeyByCredential(db: Executor, credentialID: string) {
  const [row] = await db.select().from(ownerPasskeys).where(eq(ownerPasskeys.credentialID, credentialID));
  return row;
}
