import { Hono } from 'hono';
import { Problem } from '#/platform/errors/problem';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import { isLocale, type Locale, locales, sourceLocale } from '#/platform/i18n/locale';
import { translateRequest } from './admin-contract';
import { createTranslation, type TranslationContext } from './commands/translate';
import { translationCopy } from './copy/admin/all';

export function translationAdminRoutes(ctx: TranslationContext) {
  const translate = createTranslation(ctx);
  return new Hono()
    .get('/admin/translate', (c) => c.json({ isConfigured: ctx.translator !== undefined }))
    .post(
      '/admin/translate',
      jsonBody(
        translateRequest,
        (locale) => (issue) =>
          issue.code === 'too_big'
            ? translationCopy[locale].tooLong
            : translationCopy[locale].empty.text(languageOf(issue.input)),
      ),
      async (c) => {
        const { text, from, into = locales } = c.req.valid('json');
        const outcome = await translate({ text, from, into }, c.req.raw.signal);
        if (outcome.ok) return c.json(outcome.texts);
        throw new Problem('unavailable', translationCopy[requestLocale(c)].reasons[outcome.reason]);
      },
    );
}

/** The language of the text in a request that may be invalid. */
function languageOf(request: unknown): Locale {
  const from =
    typeof request === 'object' && request !== null && 'from' in request ? request.from : undefined;
  return isLocale(from) ? from : sourceLocale;
}

export type TranslationAdminRoutes = ReturnType<typeof translationAdminRoutes>;
