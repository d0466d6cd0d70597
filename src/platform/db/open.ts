import { traceOf } from '../errors/trace.ts';
import type { DatabaseSettings, OpenDatabase } from './database.ts';

/** Opens the database of the settings, creating it where there is none, and migrates it. Throws `FolderInUse`. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { databaseUrl } = settings;
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres({ ...settings, databaseUrl }).catch((error) => {
      const { kind, code = kind } = traceOf(error);
      throw new Error(`DATABASE_URL: the server could not be reached, or refused (${code})`, {
        cause: error,
      });
    });
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite(settings);
}
