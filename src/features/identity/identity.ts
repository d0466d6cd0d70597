import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { passwordLength } from './admin-contract';
import { hashPassword, verifyPassword } from './password';
import { createPriorityQueue } from './priority-queue';
import { ownerAccounts, ownerSessions, owners, ownerTwoFactors, ownerVerifications } from './table';

export interface IdentitySettings {
  /** The public address, without a trailing slash. */
  baseUrl: string;
  /** Signs cookies and encrypts the secrets of authenticators; at least 32 characters. */
  secret: string;
}

/** How many strangers may wait for a password check. In addition, as many known browsers may wait. */
const maxQueue = 20;

/**
 * In seconds. A session is prolonged, and its last use stored, at most once per `renewal`. `secondStep` is how long after the
 * password the code may be entered.
 */
const lifetimes = { session: 7 * 86_400, renewal: 3_600, secondStep: 600 };

export type Auth = Awaited<ReturnType<typeof loadAuth>>;

export type Identity = ReturnType<typeof createIdentity>;

export function createIdentity(ctx: Pick<Context, 'db'>, settings: IdentitySettings) {
  let loading: Promise<Auth> | undefined;
  const attemptSecret = Buffer.from(hkdfSync('sha256', settings.secret, '', 'sign-in attempts', 32));
  return {
    /** The sign-in library, loaded with the first request that needs it. The pages of visitors never need it. */
    auth() {
      loading ??= loadAuth(ctx, settings);
      return loading;
    },
    /**
     * Makes a small query, which throws if the database is out of reach. The sign-in library's own errors don't tell the cause.
     */
    async askDatabase() {
      await ctx.db.select({ id: owners.id }).from(owners).limit(1);
    },
    /** Signs a text with the site's secret; the result can be put into a cookie. */
    signature: (text: string) => createHmac('sha256', settings.secret).update(text).digest('base64url'),
    /** The key that attempts are counted by, hashed so that the table doesn't reveal accounts or networks. */
    attemptKey: (name: string) => createHmac('sha256', attemptSecret).update(name).digest('hex'),
    /** Checks passwords one at a time, because each check takes 32 MB and a tenth of a second. */
    passwordQueue: createPriorityQueue(maxQueue),
    baseUrl: settings.baseUrl,
    /** Whether the site uses https, so that browsers must send its cookies over https only. */
    secure: settings.baseUrl.startsWith('https:'),
  };
}

async function loadAuth({ db }: Pick<Context, 'db'>, { baseUrl, secret }: IdentitySettings) {
  const [{ betterAuth }, { drizzleAdapter }, { twoFactor }, { proven }] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/adapters/drizzle'),
    import('better-auth/plugins/two-factor'),
    import('./proven-session'),
  ]);
  const schema = {
    user: owners,
    session: ownerSessions,
    account: ownerAccounts,
    verification: ownerVerifications,
    twoFactor: ownerTwoFactors,
  };
  return betterAuth({
    baseURL: baseUrl,
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: lifetimes.session, updateAge: lifetimes.renewal },
    databaseHooks: {
      session: {
        create: {
          // Deletes expired sessions, because most browsers never sign out.
          async after() {
            await db.delete(ownerSessions).where(lt(ownerSessions.expiresAt, new Date()));
          },
        },
      },
    },
    advanced: {
      cookiePrefix: 'kursu',
      useSecureCookies: baseUrl.startsWith('https:'),
      database: { generateId: () => randomUUID() },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      twoFactor({
        twoFactorCookieMaxAge: lifetimes.secondStep,
        issuer: new URL(baseUrl).host,
        accountLockout: { enabled: false },
      }),
      proven,
    ],
    // The library's own limit is off: `commands/count-attempt.ts` counts attempts, by account too. The library's log would
    // contain e-mail addresses.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}
