import { type Context, Hono } from 'hono';
import { langQuery, readerOf } from '#/platform/http-server/validated';
import { consultingPackages, consultingServices, corporatePrograms, trainingServices } from './queries';

const localeIn = (c: Context) => readerOf(c).locale;

/** The catalogue in the language of `?lang=` (default: the site's main one); mounted under /api. */
export const catalogueRoutes = new Hono()
  .get('/consulting-services', langQuery, (c) => c.json(consultingServices(localeIn(c))))
  .get('/consulting-packages', langQuery, (c) => c.json(consultingPackages(localeIn(c))))
  .get('/training-services', langQuery, (c) => c.json(trainingServices(localeIn(c))))
  .get('/corporate-programs', langQuery, (c) => c.json(corporatePrograms(localeIn(c))));
