import * as z from 'zod';
import { isFileKey } from '#/platform/files/files';

/** The version of the archive format. It rises with each change that older versions of the product can't read. */
export const archiveFormat = 1;

/** Names of an archive's entries, in their order: the beginning, tables, jobs, secrets, uploads, the manifest. */
export const entryNames = {
  beginning: 'kursu-backup.json',
  table: (name: string) => `tables/${name}.jsonl`,
  jobs: 'jobs.jsonl',
  secrets: 'secrets.json',
  upload: (key: string) => `uploads/${key}`,
  manifest: 'manifest.json',
};

const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

/** The first entry of an archive: everything that decides whether this version of the product can restore it. */
export const beginningSchema = z.object({
  format: z.literal('kursu-backup'),
  formatVersion: count,
  product: z.string(),
  /** The creation time of the latest migration in the database, in milliseconds. */
  schema: count,
  /** The moment of the snapshot: ISO 8601. */
  madeAt: z.iso.datetime(),
  /** A fingerprint of the site's secret, by which another site can tell whether it has the same secret. */
  secret: z.string(),
});
export type Beginning = z.output<typeof beginningSchema>;

const part = { rows: count, bytes: count, sha256 };

/** The last entry of an archive: the list of everything that the archive must contain. */
export const manifestSchema = z.object({
  /** SHA-256 of the first entry. */
  beginning: sha256,
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier).min(1), ...part })),
  jobs: z.object(part),
  secrets: sha256.optional(),
  uploads: z.array(z.object({ key: z.string().refine(isFileKey), bytes: count, sha256 })),
  /** Keys of uploads that the database names, but that were missing in the file store. */
  missing: z.array(z.string()),
});
export type Manifest = z.output<typeof manifestSchema>;
export type TablePart = Manifest['tables'][number];

export const rowsOf = ({ tables }: Manifest, name: string): number =>
  tables.find((table) => table.name === name)?.rows ?? 0;

/** Secrets of the site that are not in its database. */
export const secretsSchema = z.object({ authSecret: z.string(), mailSecret: z.string() });
export type Secrets = z.output<typeof secretsSchema>;
