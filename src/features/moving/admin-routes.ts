import { Hono, type Context as Request } from 'hono';
import type { Context } from '#/platform/context';
import { invalidField, Problem } from '#/platform/errors/problem';
import { requestLocale } from '#/platform/http-server/validated';
import { isLocale } from '#/platform/i18n/locale';
import { lengthMessage } from '#/platform/i18n/validation';
import type { ExportRefusal, MovingState } from './admin-contract';
import { movingState } from './admin-queries';
import { receiveExport } from './commands/receive-export';
import { movingCopy } from './copy/admin/all';

/** The path that accepts uploads of any type and of many megabytes. */
export const uploadPath = '/api/admin/moving/export';

/** The most characters of the address of the old site. */
const maxAddress = 500;

export const movingAdminRoutes = (ctx: Pick<Context, 'db' | 'clock' | 'jobs'>) =>
  new Hono()
    .get('/admin/moving', async (c) => c.json<MovingState>(await movingState(ctx)))
    .post('/admin/moving/export', async (c) => {
      const { language, publish, address = '' } = c.req.query();
      if (!isLocale(language)) throw new Problem('invalid');
      const tooLong = lengthMessage(requestLocale(c), address, maxAddress);
      if (tooLong) throw invalidField('address', tooLong);
      const received = await receiveExport(ctx, {
        body: c.req.raw.body ?? new Blob([]).stream(),
        language,
        publish: publish === 'true',
        address,
      });
      if (!received.ok) throw refusal(c, received.reason);
      return c.json<MovingState>(await movingState(ctx), 202);
    });

export type MovingAdminRoutes = ReturnType<typeof movingAdminRoutes>;

function refusal(c: Request, reason: ExportRefusal): Problem {
  const { refused } = movingCopy[requestLocale(c)];
  if (reason === 'busy') return new Problem('conflict', refused.busy);
  if (reason === 'too_large') return new Problem('too_large', refused.too_large);
  const path = reason === 'no_address' ? 'address' : 'file';
  return new Problem('invalid', refused[reason], { errors: [{ path, message: refused[reason] }] });
}
