import { Hono, type Context as Request } from 'hono';
import type { Context } from '#/platform/context';
import { fieldProblem, Problem, type ProblemKind } from '#/platform/errors/problem';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import { type PictureRefusalReason, pictureByUrl, type StoredPicture } from './admin-contract';
import { fetchPicture } from './commands/fetch-picture';
import { storePicture } from './commands/store-picture';
import type { Picture } from './contract';
import { picturesCopy } from './copy/admin/all';

const wordsFor = (c: Request) => picturesCopy[requestLocale(c)];

const kinds: Partial<Record<PictureRefusalReason, ProblemKind>> = {
  too_large: 'too_large',
  not_a_picture: 'wrong_type',
};

/** The problem for a request body that is larger than any picture may be. */
export const pictureTooLarge = (c: Request): Problem => {
  const message = wordsFor(c).refused.too_large;
  return new Problem('too_large', message, { errors: [{ path: 'image', message }] });
};

export const pictureAdminRoutes = (ctx: Context) =>
  new Hono()
    .post('/admin/upload-image', async (c) => {
      const file = await readImage(c);
      const bytes = Buffer.from(await file.arrayBuffer());
      return c.json(pictureOrThrow(c, 'image', kinds, await storePicture(ctx, bytes)));
    })
    .post('/admin/pictures/by-url', jsonBody(pictureByUrl), async (c) =>
      c.json(pictureOrThrow(c, 'url', {}, await fetchPicture(ctx, c.req.valid('json').url))),
    );

export type PictureAdminRoutes = ReturnType<typeof pictureAdminRoutes>;

async function readImage(c: Request): Promise<File> {
  if (!c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data'))
    throw new Problem('wrong_type', wordsFor(c).noForm);
  const form = await c.req.formData().catch(() => {
    throw new Problem('unreadable');
  });
  const image = form.get('image');
  if (image instanceof File && image.size > 0) return image;
  throw fieldProblem('image', wordsFor(c).noFile);
}

/** Returns the stored picture. Throws a refusal as a `Problem` of the field at `path`, in the reader's language. */
function pictureOrThrow(
  c: Request,
  path: string,
  problemKinds: Partial<Record<PictureRefusalReason, ProblemKind>>,
  stored: StoredPicture,
): Picture {
  if (stored.ok) return stored.picture;
  const message = wordsFor(c).refused[stored.reason];
  throw new Problem(problemKinds[stored.reason] ?? 'invalid', message, { errors: [{ path, message }] });
}
