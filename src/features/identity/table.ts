import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';

/** The accounts that may sign in to the owner's room. This table and the next four have the columns that better-auth expects. */
export const owners = pgTable('owners', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

const ownerId = () =>
  uuid('owner_id')
    .notNull()
    .references(() => owners.id, { onDelete: 'cascade' });

/** Signed-in browsers: a session cookie is valid only while its row exists. */
export const ownerSessions = pgTable(
  'owner_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('owner_sessions_owner').on(table.userId)],
);

/** An owner's credentials; here always a hashed password. */
export const ownerAccounts = pgTable(
  'owner_accounts',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('owner_accounts_owner').on(table.userId)],
);

/**
 * Pending verifications: set-up links, links for a new password, second steps, and challenges for passkeys. The tokens are stored
 * as hashes.
 */
export const ownerVerifications = pgTable(
  'owner_verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('owner_verifications_identifier').on(table.identifier)],
);

/** The authenticator of an owner; secret and backup codes are encrypted. */
export const ownerTwoFactors = pgTable(
  'owner_two_factors',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
    /** The time step (half minutes since 1970) of the last code used. Codes of this step and earlier steps are refused. */
    lastStep: integer('last_step'),
  },
  (table) => [index('owner_two_factors_owner').on(table.userId)],
);

/**
 * An owner's passkeys, with which devices sign in without a password. Only public keys are stored, which are useless to a thief.
 */
export const ownerPasskeys = pgTable(
  'owner_passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    /** How often the passkey was used, if the device counts. A number that decreases is a sign that the key was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('owner_passkeys_owner').on(table.userId)],
);

/** Counters of failed attempts to sign in, and of requests for a new password, for example by account or by network. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** A keyed hash, so that the table doesn't reveal the account or the network. */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    lastAt: instant('last_at').notNull(),
    /** Until when attempts are refused; null if they need not wait. */
    waitUntil: instant('wait_until'),
  },
  (table) => [index('sign_in_attempts_last_at').on(table.lastAt)],
);
