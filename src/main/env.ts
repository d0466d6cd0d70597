import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import * as z from 'zod';
import type { ImportAddresses } from '#/features/import/admin-contract';
import type { PlaceSettings } from '#/platform/backup/backup-place';
import { findBackupKey } from '#/platform/backup/encryption';
import type { Bucket } from '#/platform/files/files';
import { withoutTrailingSlashes } from '#/platform/input/trailing-slashes';

const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);
const list = text.transform(
  (value) =>
    value
      ?.split(',')
      .map((item) => item.trim())
      .filter(Boolean) ?? [],
);

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`;
}

function isHost(entry: string): boolean {
  const url = URL.parse(`http://${entry}`);
  return url !== null && url.pathname === '/' && !/[\s/?#@]/.test(entry);
}

function isAddressOrNetwork(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const length = prefix === undefined ? bits : Number(prefix || Number.NaN);
  return bits > 0 && rest.length === 0 && Number.isInteger(length) && length >= 0 && length <= bits;
}

const url = (protocols: string[]) =>
  text.refine((value) => !value || (URL.canParse(value) && protocols.includes(new URL(value).protocol)), {
    message: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const email = text.refine(
  (value) => !value || z.email().safeParse(value).success,
  'must be an e-mail address',
);

const secret = (least: number) =>
  text.refine((value) => !value || value.length >= least, `must have at least ${least} characters`);

/** A whole number, or the default `usual`. Any other text becomes `NaN`, which fails the bounds that each setting checks. */
const number = (usual: number) =>
  text.transform((value) => (/^\d*$/.test(value ?? '') ? Number(value ?? usual) : Number.NaN));

const oneOf = <const Value extends string>(values: readonly [Value, ...Value[]], message: string) =>
  text.transform((value) => value ?? values[0]).pipe(z.enum(values, message));

/**
 * All settings in the environment, as README.md lists them. No other file reads single variables, except `cli.ts`, which reads
 * `ADMIN_PASSWORD` itself.
 */
const schema = z
  .object({
    PORT: number(3000).refine((port) => port <= 65_535, 'must be a port number from 0 to 65535'),
    HOST: text.transform((value) => value ?? '127.0.0.1'),
    BASE_URL: url(['http:', 'https:']).refine(
      (value) => !value || isOrigin(value),
      'must be an address without path, query or password, like https://example.com',
    ),
    DATA_DIR: text.transform((value) => value ?? './data'),
    DATABASE_URL: url(['postgres:', 'postgresql:']),
    DATABASE_POOLER_URL: url(['postgres:', 'postgresql:']),
    DATABASE_REPLICA_URL: url(['postgres:', 'postgresql:']),
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: secret(8),
    AUTH_SECRET: secret(32),
    SMTP_URL: url(['smtp:', 'smtps:']),
    MAIL_FROM: text.refine((value) => !value || /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(value), {
      message: 'must be an e-mail address, with or without a name',
    }),
    OWNER_EMAIL: email,
    TRUST_PROXY: list.refine(
      (entries) => entries.every(isAddressOrNetwork),
      'must be IP addresses or networks like 10.0.0.0/8',
    ),
    ALLOW_PRIVATE_HOSTS: list.refine(
      (hosts) => hosts.every(isHost),
      'must be hosts, with or without a port, separated by commas',
    ),
    IMPORT_TUHAF_URL: url(['http:', 'https:']),
    IMPORT_RADIKAL_URL: url(['http:', 'https:']),
    IMPORT_CNN_TURK_URL: url(['http:', 'https:']),
    TRANSLATE_PROVIDER: text.pipe(z.enum(['deepl', 'openai'], "must be 'deepl' or 'openai'").optional()),
    TRANSLATE_URL: url(['http:', 'https:']),
    TRANSLATE_KEY: text,
    TRANSLATE_MODEL: text,
    S3_BUCKET: text,
    S3_ENDPOINT: url(['http:', 'https:']),
    S3_REGION: text.transform((value) => value ?? 'us-east-1'),
    S3_ACCESS_KEY_ID: text,
    S3_SECRET_ACCESS_KEY: text,
    BACKUP_KEY: text.refine(
      (value) => !value || findBackupKey(value) !== undefined,
      'must be the key on the recovery sheet, which begins with AGE-SECRET-KEY-1',
    ),
    BACKUP_AT: text.refine(
      (value) => !value || /^(([01]\d|2[0-3]):[0-5]\d|off)$/.test(value),
      'must be a time like 03:30, or off',
    ),
    BACKUP_TO: text.refine((value) => !value || isBackupPlace(value), {
      message: 'must be a folder, s3://BUCKET, or the https address of a WebDAV folder',
    }),
    BACKUP_ENCRYPT: text.pipe(z.enum(['yes', 'no'], "must be 'yes' or 'no'").optional()),
    BACKUP_USER: text,
    BACKUP_PASSWORD: text,
    BACKUP_S3_ENDPOINT: url(['http:', 'https:']),
    BACKUP_S3_REGION: text,
    ROLE: oneOf(['all', 'web', 'worker'], 'must be all, web or worker'),
    SHUTDOWN_DELAY_SECONDS: number(0).refine(
      (seconds) => seconds <= 300,
      'must be a whole number of seconds from 0 to 300',
    ),
    METRICS_TOKEN: secret(16),
    CONTENT: oneOf(['demo', 'none'], "must be 'demo' or 'none'"),
    LOG_LEVEL: oneOf(
      ['info', 'debug', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent',
    ),
  })
  .superRefine((env, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD))
      refuse(env.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL', 'must be set as well: both or neither');
    for (const [name, message] of absentForTranslation(env)) refuse(name, message);
    if (env.ROLE !== 'all' && !env.DATABASE_URL)
      refuse('ROLE', 'must be all without DATABASE_URL: only one process can use the embedded database');
    if ((env.DATABASE_POOLER_URL || env.DATABASE_REPLICA_URL) && !env.DATABASE_URL)
      refuse('DATABASE_URL', 'must be set as well, to the server itself');
    const s3 = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
    const absent = s3.find((name) => !env[name]);
    if (absent && s3.some((name) => env[name])) refuse(absent, `must be set as well: ${s3.join(', ')}`);
    const isAway = env.BACKUP_TO && !isAbsolute(env.BACKUP_TO);
    const lacking = (['BACKUP_USER', 'BACKUP_PASSWORD'] as const).find((name) => !env[name]);
    if (isAway && lacking) refuse(lacking, 'must be set as well, for BACKUP_TO');
  });

type TranslationVariable = 'TRANSLATE_PROVIDER' | 'TRANSLATE_URL' | 'TRANSLATE_KEY' | 'TRANSLATE_MODEL';

/** The missing settings that a provider's own service requires. A service at another address (`TRANSLATE_URL`) may need none. */
function absentForTranslation(env: { [name in TranslationVariable]?: string | undefined }) {
  if (!env.TRANSLATE_PROVIDER || env.TRANSLATE_URL) return [];
  const key = [
    'TRANSLATE_KEY',
    'must be set as well, or set TRANSLATE_URL to a service that needs no key',
  ] as const;
  const model = ['TRANSLATE_MODEL', 'must be set as well: OpenAI requires the name of a model'] as const;
  const required = env.TRANSLATE_PROVIDER === 'openai' ? [key, model] : [key];
  return required.filter(([name]) => !env[name]);
}

type Read = z.output<typeof schema>;

function bucketSettings(env: Read): Bucket | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, endpoint: env.S3_ENDPOINT, region: env.S3_REGION, accessKeyId, secretAccessKey };
}

function isBackupPlace(value: string): boolean {
  if (isAbsolute(value) || /^s3:\/\/[a-z0-9][a-z0-9.-]+$/.test(value)) return true;
  const address = URL.parse(value);
  return /^https?:$/.test(address?.protocol ?? '') && !address?.username && !address?.search;
}

function backupPlace(env: Read): PlaceSettings | undefined {
  const { BACKUP_TO: to, BACKUP_USER: account = '', BACKUP_PASSWORD: secret = '' } = env;
  if (!to) return undefined;
  if (isAbsolute(to)) return { kind: 'disk', folder: to };
  if (!to.startsWith('s3://')) return { kind: 'webdav', address: to, account, secret };
  const { BACKUP_S3_ENDPOINT: endpoint = '', BACKUP_S3_REGION: region = '' } = env;
  return { kind: 's3', bucket: to.slice('s3://'.length), endpoint, region, account, secret };
}

const settingsOf = (read: Read) => ({
  port: read.PORT,
  host: read.HOST,
  /** Public address without a trailing slash. */
  baseUrl: withoutTrailingSlashes(read.BASE_URL ?? `http://localhost:${read.PORT}`),
  dataDir: read.DATA_DIR,
  databaseUrl: read.DATABASE_URL,
  /** A pooler in transaction mode in front of the server of `databaseUrl`. */
  poolerUrl: read.DATABASE_POOLER_URL,
  replicaUrl: read.DATABASE_REPLICA_URL,
  admin:
    read.ADMIN_EMAIL && read.ADMIN_PASSWORD
      ? { email: read.ADMIN_EMAIL, password: read.ADMIN_PASSWORD }
      : undefined,
  /** If it is undefined, a secret is generated and stored in `dataDir`. */
  authSecret: read.AUTH_SECRET,
  smtpUrl: read.SMTP_URL,
  mailFrom: read.MAIL_FROM,
  ownerEmail: read.OWNER_EMAIL,
  trustedProxies: read.TRUST_PROXY,
  /** Hosts that may be contacted though their address is private. */
  allowPrivateHosts: read.ALLOW_PRIVATE_HOSTS,
  /** The bucket in which uploads are stored, instead of in `dataDir`. */
  bucket: bucketSettings(read),
  imports: {
    tuhaf: read.IMPORT_TUHAF_URL,
    radikal: read.IMPORT_RADIKAL_URL,
    'cnn-turk': read.IMPORT_CNN_TURK_URL,
  } as ImportAddresses,
  translation: read.TRANSLATE_PROVIDER && {
    provider: read.TRANSLATE_PROVIDER,
    url: read.TRANSLATE_URL,
    key: read.TRANSLATE_KEY,
    model: read.TRANSLATE_MODEL,
  },
  backupKey: read.BACKUP_KEY && findBackupKey(read.BACKUP_KEY),
  /** For the nightly backups. The owner can choose what is undefined here. */
  backup: {
    at: read.BACKUP_AT,
    place: backupPlace(read),
    encrypted: read.BACKUP_ENCRYPT === undefined ? undefined : read.BACKUP_ENCRYPT === 'yes',
  },
  /** `web` answers requests, `worker` does the jobs, `all` does both. */
  role: read.ROLE,
  /**
   * Milliseconds between the signal to stop and the stop. During this time the server answers, but `/readyz` reports not ready.
   */
  shutdownDelay: read.SHUTDOWN_DELAY_SECONDS * 1_000,
  /** The token for `/metrics`. Without a token, this address doesn't exist. */
  metricsToken: read.METRICS_TOKEN,
  content: read.CONTENT,
  logLevel: read.LOG_LEVEL,
});

export type Settings = ReturnType<typeof settingsOf>;
type SettingsResult = { ok: true; settings: Settings } | { ok: false; line: string };

/** Reads the settings. For an invalid setting it returns one line with the name, but not the value, which may be secret. */
export function readSettings(env: Record<string, string | undefined>): SettingsResult {
  const parsed = schema.safeParse(env);
  if (parsed.success) return { ok: true, settings: settingsOf(parsed.data) };
  const issue = parsed.error.issues[0];
  return { ok: false, line: `Wrong setting ${issue?.path.join('.')}: ${issue?.message}` };
}
