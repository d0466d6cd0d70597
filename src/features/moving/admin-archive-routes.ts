import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { errorTrace } from '#/platform/errors/trace';
import { requestLocale } from '#/platform/http-server/validated';
import type { ArchiveSources } from './commands/collect-archive';
import { movingCopy } from './copy/admin/all';

export interface ArchiveServices extends Pick<ArchiveSources, 'nouns' | 'pictures' | 'readPicture'> {
  /** Sends a request to the site's own API, with these headers. */
  ask(path: string, headers: Record<string, string>): Response | Promise<Response>;
}

export const archiveAdminRoutes = (
  { clock, log }: Pick<Context, 'clock' | 'log'>,
  services: ArchiveServices,
) =>
  new Hono().get('/admin/archive', async (c) => {
    const locale = requestLocale(c);
    const headers = { Cookie: c.req.header('Cookie') ?? '' };
    // Loaded on demand, because archives are rarely made.
    const { collectArchive } = await import('./commands/collect-archive');
    const { packArchive } = await import('./commands/pack-archive');
    const now = clock.now();
    const folder = `site-${now.toISOString().slice(0, 10)}`;
    const files = collectArchive(
      {
        ...services,
        readMe: movingCopy[locale].archive.readMe,
        async ask(path) {
          const response = await services.ask(path, headers);
          if (response.ok) return response;
          if (response.status === 404) return undefined;
          // The download is aborted, because an archive with a missing part must not look complete.
          throw new Error(`${path.replace(/\?.*/, '')}: ${response.status}`);
        },
      },
      locale,
    );
    const onError = (error: unknown) => log.warn({ error: errorTrace(error) }, 'archive: not complete');
    return c.body(packArchive(files, { folder, now, onError }), 200, {
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename="${folder}.tar.gz"`,
    });
  });
