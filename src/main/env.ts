import { isIP } from 'node:net';
import * as z from 'zod';

/** The operating contract (decisions, section 8): everything that the environment may say, read in this one place. */
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

function isAddress(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const length = prefix === undefined ? bits : Number(prefix || Number.NaN);
  return bits > 0 && rest.length === 0 && Number.isInteger(length) && length >= 0 && length <= bits;
}

const url = (protocols: string[]) =>
  text.refine((value) => !value || (URL.canParse(value) && protocols.includes(new URL(value).protocol)), {
    message: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const schema = z
  .object({
    PORT: text
      .transform((value) => (/^\d*$/.test(value ?? '') ? Number(value ?? 3000) : Number.NaN))
      .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535'),
    HOST: text.transform((value) => value ?? '127.0.0.1'),
    BASE_URL: url(['http:', 'https:']).refine(
      (value) => !value || isOrigin(value),
      'must be an address without path, query or password, like https://example.com',
    ),
    DATA_DIR: text.transform((value) => value ?? './data'),
    DATABASE_URL: url(['postgres:', 'postgresql:']),
    ADMIN_EMAIL: text.refine(
      (value) => !value || z.email().safeParse(value).success,
      'must be an e-mail address',
    ),
    ADMIN_PASSWORD: text.refine((value) => !value || value.length >= 8, 'must have at least 8 characters'),
    SMTP_URL: url(['smtp:', 'smtps:']),
    MAIL_FROM: text.refine((value) => !value || /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(value), {
      message: 'must be an e-mail address, with or without a name',
    }),
    OWNER_EMAIL: text.refine(
      (value) => !value || z.email().safeParse(value).success,
      'must be an e-mail address',
    ),
    TRUST_PROXY: list.refine(
      (entries) => entries.every(isAddress),
      'must be IP addresses or networks like 10.0.0.0/8',
    ),
    IMPORT_TUHAF_URL: url(['http:', 'https:']),
    IMPORT_RADIKAL_URL: url(['http:', 'https:']),
    IMPORT_CNN_TURK_URL: url(['http:', 'https:']),
    TRANSLATE_PROVIDER: text.refine(
      (value) => !value || ['deepl', 'openai'].includes(value),
      "must be 'deepl' or 'openai'",
    ),
    TRANSLATE_URL: url(['http:', 'https:']),
    S3_ENDPOINT: url(['http:', 'https:']),
    CONTENT: text
      .transform((value) => value ?? 'demo')
      .pipe(z.enum(['demo', 'none'], "must be 'demo' or 'none'")),
    LOG_LEVEL: text
      .transform((value) => value ?? 'info')
      .pipe(
        z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
      ),
  })
  .superRefine((env, context) => {
    if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
      const missing = env.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL';
      context.addIssue({ code: 'custom', path: [missing], message: 'must be set as well: both or neither' });
    }
  });

export interface Settings {
  port: number;
  host: string;
  /** Public address without a trailing slash. */
  baseUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  admin: { email: string; password: string } | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  ownerEmail: string | undefined;
  trustedProxies: string[];
  content: 'demo' | 'none';
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; line: string };

/** Reads the settings; a wrong one gives one line that names it, and never its value, which may be a secret. */
export function readSettings(env: Record<string, string | undefined>): SettingsResult {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { ok: false, line: `Wrong setting ${issue?.path.join('.')}: ${issue?.message}` };
  }
  const read = parsed.data;
  return {
    ok: true,
    settings: {
      port: read.PORT,
      host: read.HOST,
      baseUrl: (read.BASE_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
      dataDir: read.DATA_DIR,
      databaseUrl: read.DATABASE_URL,
      admin:
        read.ADMIN_EMAIL && read.ADMIN_PASSWORD
          ? { email: read.ADMIN_EMAIL, password: read.ADMIN_PASSWORD }
          : undefined,
      smtpUrl: read.SMTP_URL,
      mailFrom: read.MAIL_FROM,
      ownerEmail: read.OWNER_EMAIL,
      trustedProxies: read.TRUST_PROXY,
      content: read.CONTENT,
      logLevel: read.LOG_LEVEL,
    },
  };
}
