import { Hono } from 'hono';
import { Problem } from '#/platform/errors/problem';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import { translateRequest } from './admin-contract';
import { createTranslation, type TranslationContext } from './commands/translate';
import { translationCopy } from './copy/admin/all';

/** Translates Turkish into the other two languages. */
export function translationAdminRoutes(ctx: TranslationContext) {
  const translate = createTranslation(ctx);
  return new Hono()
    .get('/admin/translate', (c) => c.json({ isConfigured: ctx.translator !== undefined }))
    .post(
      '/admin/translate',
      jsonBody(
        translateRequest,
        (locale) => (issue) =>
          issue.code === 'too_big' ? translationCopy[locale].tooLong : translationCopy[locale].empty.text,
      ),
      async (c) => {
        const { text } = c.req.valid('json');
        const outcome = await translate(text, c.req.raw.signal);
        if (outcome.ok) return c.json(outcome.texts);
        throw new Problem('unavailable', translationCopy[requestLocale(c)].reasons[outcome.reason]);
      },
    );
}

export type TranslationAdminRoutes = ReturnType<typeof translationAdminRoutes>;
