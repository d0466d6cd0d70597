import { Hono } from 'hono';
import { langQuery, readerOf } from '#/platform/http-server/validated';
import type { Notices } from './notices-in-force';

export const privacyRoutes = (notices: Pick<Notices, 'read'>) =>
  new Hono().get('/privacy-notice', langQuery, async (c) => c.json(await notices.read(readerOf(c).locale)));

export type PrivacyRoutes = ReturnType<typeof privacyRoutes>;
