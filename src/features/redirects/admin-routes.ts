import { Hono, type Context as Request } from 'hono';
import type { Context } from '#/platform/context';
import { invalidField, Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { jsonBody, requestLocale, searchQuery } from '#/platform/http-server/validated';
import {
  type ListedRedirect,
  parseFilter,
  type RedirectList,
  type RedirectRequest,
  redirectRequest,
} from './admin-contract';
import { listRedirects } from './admin-queries';
import { removeRedirect } from './commands/remove-redirect';
import { setRedirect } from './commands/set-redirect';
import { redirectsCopy } from './copy/admin/all';
import { isTooLong, oldAddress } from './rules';

/** Whether an address is a page or a file of this site. No redirect may replace such an address. */
export type IsOwnAddress = (address: URL) => boolean;

interface RedirectServices {
  baseUrl: string;
  isOwnAddress: IsOwnAddress;
}

export const redirectAdminRoutes = (
  ctx: Pick<Context, 'db'>,
  { baseUrl, isOwnAddress }: RedirectServices,
) => {
  const save = async (c: Request, request: RedirectRequest, id?: string): Promise<ListedRedirect> => {
    const { errors } = redirectsCopy[requestLocale(c)];
    const from = oldAddress(request.from);
    if (from !== undefined && isOwnAddress(new URL(from, baseUrl))) throw invalidField('from', errors.own);
    const set = await setRedirect(ctx, request, { baseUrl, listed: 'refuse', id });
    if (set.ok) return { id: set.row.id, from: set.row.from, to: set.row.to };
    if (set.reason === 'missing') throw new Problem('not_found');
    const field = set.reason === 'bad_to' || set.reason === 'loop' ? 'to' : 'from';
    const isBad = set.reason === 'bad_to' || set.reason === 'bad_from';
    const words = isBad && isTooLong(request[field] ?? '', field) ? errors.too_long : errors[set.reason];
    throw invalidField(field, words);
  };
  return new Hono()
    .get('/admin/redirects', searchQuery(parseFilter), async (c) =>
      c.json<RedirectList>(await listRedirects(ctx, c.req.valid('query'))),
    )
    .post('/admin/redirects', jsonBody(redirectRequest), async (c) =>
      c.json(await save(c, c.req.valid('json')), 201),
    )
    .put('/admin/redirects/:id', jsonBody(redirectRequest), async (c) =>
      c.json(await save(c, c.req.valid('json'), knownId(c.req.param('id')))),
    )
    .delete('/admin/redirects/:id', async (c) => {
      if (!(await removeRedirect(ctx, knownId(c.req.param('id'))))) throw new Problem('not_found');
      return c.body(null, 204);
    });
};

export type RedirectAdminRoutes = ReturnType<typeof redirectAdminRoutes>;
