import type { MiddlewareHandler } from 'hono';
import { locales } from '#/platform/i18n/locale';
import { everyLanguage, type SiteLanguages } from '#/platform/i18n/site-languages';

/** Paths of the owner's room and of her sign-in, where every language can be read. */
const ownersPath = /^\/api\/(admin|auth)\//;

/** Stores in the context which languages the sender of a request may read, and which ones are closed to visitors. */
export const knownLanguages =
  (read: () => Promise<SiteLanguages>): MiddlewareHandler =>
  async (c, next) => {
    const languages = await read();
    c.set(
      'closedLanguages',
      locales.filter((locale) => !languages.public.includes(locale)),
    );
    c.set('languages', ownersPath.test(c.req.path) ? { ...everyLanguage, main: languages.main } : languages);
    await next();
  };
