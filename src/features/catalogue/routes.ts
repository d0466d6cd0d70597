import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { localeOf } from '#/platform/i18n/locale';
import { consultingPackages, consultingServices, corporatePrograms, trainingServices } from './queries';

/** `?lang=`, as text for the typed client; a repeated one counts once. */
const language = validator('query', ({ lang }: { lang?: string | string[] }): { lang?: string } => {
  const first = Array.isArray(lang) ? lang[0] : lang;
  return first === undefined ? {} : { lang: first };
});

/** The catalogue in the language of `?lang=` (default Turkish, an unknown code English); mounted under /api. */
export const catalogueRoutes = new Hono()
  .get('/consulting-services', language, (c) =>
    c.json(consultingServices(localeOf(c.req.valid('query').lang))),
  )
  .get('/consulting-packages', language, (c) =>
    c.json(consultingPackages(localeOf(c.req.valid('query').lang))),
  )
  .get('/training-services', language, (c) => c.json(trainingServices(localeOf(c.req.valid('query').lang))))
  .get('/corporate-programs', language, (c) =>
    c.json(corporatePrograms(localeOf(c.req.valid('query').lang))),
  );

export type CatalogueRoutes = typeof catalogueRoutes;
