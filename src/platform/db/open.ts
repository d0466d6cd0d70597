import { errorTrace } from '../errors/trace.ts';
import type { DatabaseSettings, OpenDatabase } from './database.ts';
import { UnusableDatabase } from './migrate.ts';

/** Opens the database of the settings, creates it where there is none, and migrates it. Throws `FolderInUse`, `UnusableDatabase`. */
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

/**
 * The driver verifies the server's certificate in all of these modes, and warns that its next version won't. Asking for
 * verification explicitly keeps the behaviour and avoids the warning.
 */
export const verifyingAddress = (databaseUrl: string): string =>
  /[?&]uselibpqcompat=true/.test(databaseUrl)
    ? databaseUrl
    : databaseUrl.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|#|$)/, '$1verify-full');
