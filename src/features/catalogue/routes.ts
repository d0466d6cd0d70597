import { type Context, Hono } from 'hono';
import { langQuery } from '#/platform/http-server/validated';
import { parseLocale } from '#/platform/i18n/locale';
import { consultingPackages, consultingServices, corporatePrograms, trainingServices } from './queries';

/** The language is read from the address alone, never from the cookie: each address has one response, which anyone may cache. */
const localeIn = (c: Context) => parseLocale(c.req.query('lang'));

/** The catalogue in the language of `?lang=` (default Turkish, an unknown code English); mounted under /api. */
export const catalogueRoutes = new Hono()
  .get('/consulting-services', langQuery, (c) => c.json(consultingServices(localeIn(c))))
  .get('/consulting-packages', langQuery, (c) => c.json(consultingPackages(localeIn(c))))
  .get('/training-services', langQuery, (c) => c.json(trainingServices(localeIn(c))))
  .get('/corporate-programs', langQuery, (c) => c.json(corporatePrograms(localeIn(c))));
