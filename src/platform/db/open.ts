import { errorTrace } from '../errors/trace.ts';
import type { DatabaseSettings, OpenDatabase } from './database.ts';
import { UnusableDatabase } from './migrate.ts';

/** Opens the database, and migrates it unless `asItIs` is set. Creates the embedded database where there is none. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { databaseUrl } = settings;
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    const poolerUrl = settings.poolerUrl && verifyingAddress(settings.poolerUrl);
    return openPostgres({ ...settings, poolerUrl, databaseUrl: verifyingAddress(databaseUrl) }).catch(
      (error) => {
        if (error instanceof UnusableDatabase) throw error;
        const { kind, code = kind } = errorTrace(error);
        throw new Error(`DATABASE_URL: the server could not be reached, or refused (${code})`, {
          cause: error,
        });
      },
    );
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite(settings);
}

/** The address with `sslmode=verify-full` in place of modes that the driver treats the same, but with a warning. */
export const verifyingAddress = (databaseUrl: string): string =>
  /[?&]uselibpqcompat=true/.test(databaseUrl)
    ? databaseUrl
    : databaseUrl.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|#|$)/, '$1verify-full');
