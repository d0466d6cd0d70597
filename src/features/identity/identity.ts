import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { passwordLength } from './admin-contract';
import { hashPassword, verifyPassword } from './password';
import { ownerAccounts, ownerSessions, owners, ownerTwoFactors, ownerVerifications } from './table';
import { createTurns, type Turns } from './turns';

export interface IdentitySettings {
  /** Public address without a trailing slash. */
  baseUrl: string;
  /** Signs cookies and encrypts the secrets of authenticators; at least 32 characters. */
  secret: string;
  /** Called whenever an owner has chosen a password. */
  onNewPassword?: (email: string) => Promise<void>;
}

/** How many people may wait until their password is checked; known browsers have as many places again. */
const longestQueue = 20;

/** Seconds. */
const lifetimes = { session: 7 * 86_400, renewal: 86_400, secondStep: 600 };

export type Auth = Awaited<ReturnType<typeof openAuth>>;

/** Who is signed in, and how one signs in. */
export interface Identity {
  /** Loaded with the first request that needs it: visitors never do. */
  auth(): Promise<Auth>;
  /** What only this site could have written under a text, in characters that a cookie may hold. */
  signature(text: string): string;
  /** Under which key tries are counted: without the site's secret nobody can tell whose they are. */
  attemptKey(name: string): string;
  /** Passwords are checked one at a time: each takes 32 MB and a tenth of a second. */
  turns: Turns;
  onNewPassword(email: string): Promise<void>;
  /** Whether the site is reached securely, so that its cookies have to be sent so as well. */
  secure: boolean;
}

export function createIdentity(ctx: Pick<Context, 'db'>, settings: IdentitySettings): Identity {
  let opened: Promise<Auth> | undefined;
  const attempts = Buffer.from(hkdfSync('sha256', settings.secret, '', 'sign-in attempts', 32));
  return {
    auth() {
      opened ??= openAuth(ctx, settings);
      return opened;
    },
    signature: (text) => createHmac('sha256', settings.secret).update(text).digest('base64url'),
    attemptKey: (name) => createHmac('sha256', attempts).update(name).digest('hex'),
    turns: createTurns(longestQueue),
    onNewPassword: async (email) => settings.onNewPassword?.(email),
    secure: settings.baseUrl.startsWith('https:'),
  };
}

async function openAuth({ db }: Pick<Context, 'db'>, { baseUrl, secret }: IdentitySettings) {
  const [{ betterAuth }, { drizzleAdapter }, { twoFactor }] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/adapters/drizzle'),
    import('better-auth/plugins/two-factor'),
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
          // A browser that never comes back ends no session.
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
    ],
    // Attempts are counted before they are made (commands/count-attempt.ts), by account too; nothing of a sign-in is written down.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}
