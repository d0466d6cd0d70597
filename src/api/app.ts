import { randomBytes } from 'node:crypto';
import { Hono, type Context as HonoContext } from 'hono';
import { type BackupServices, backupRoutes, restoreRoutes } from '#/features/backups/routes';
import { answerAdminRoutes } from '#/features/booking/admin-answer-routes';
import { balanceRoutes } from '#/features/booking/balance-routes';
import { bookingRoutes } from '#/features/booking/routes';
import { cohortRoutes } from '#/features/cohorts/routes';
import { contactRoutes } from '#/features/contact/routes';
import { healthRoutes } from '#/features/health/routes';
import type { RequestSight } from '#/features/health/rules';
import { createAuthentication } from '#/features/identity/authentication';
import { checkSetUpLink } from '#/features/identity/commands/set-up-owner';
import type { Identity } from '#/features/identity/identity';
import { identityRoutes } from '#/features/identity/routes';
import { confirmOwner } from '#/features/identity/second-step';
import { openingRoutes } from '#/features/opening/routes';
import { ownCalendarRoutes } from '#/features/own-calendar/routes';
import type { NoticeVersion } from '#/features/privacy/contract';
import type { Notices } from '#/features/privacy/notices-in-force';
import { privacyRoutes } from '#/features/privacy/routes';
import { profileRoutes } from '#/features/profile/routes';
import { trainingRoutes } from '#/features/training/routes';
import { waitingRoutes } from '#/features/waiting/routes';
import type { Context } from '#/platform/context';
import type { Database } from '#/platform/db/database';
import { Problem } from '#/platform/errors/problem';
import type { GetNetworks } from '#/platform/http-server/networks';
import type { SiteLanguages } from '#/platform/i18n/site-languages';
import { createProofs } from '#/platform/proof-of-work/proofs';
import { createAdminApi, type OwnerServices } from './admin';
import { bookHeld } from './held-booking';
import type { ClientAddress } from './middleware/client-address';
import { compress } from './middleware/compressed';
import { knownMethod } from './middleware/known-method';
import { knownLanguages } from './middleware/languages';
import { addressNetworks, rateLimit } from './middleware/rate-limit';
import { jsonOnly, limitVisitorBody, sameOrigin } from './middleware/writes';
import { nouns } from './nouns';
import { problemResponse } from './problem';

export interface ApiSettings extends Omit<OwnerServices, 'ask' | 'confirmOwner'> {
  clientAddress: ClientAddress;
  identity: Identity;
  backups?: BackupServices | undefined;
  /** The privacy notices. Without them, forms that visitors send are stored without the version of a notice. */
  notices?: Notices | undefined;
  languages: () => Promise<SiteLanguages>;
  /** The database from which visitors read published content, for example a replica. Default: the database of the context. */
  contentDb?: Database | undefined;
  /** The key that signs the challenges of bookings, the same on every instance. Without it the process uses a random key. */
  proofKey?: Uint8Array | undefined;
}

/** The only paths of the API that are compressed. Their responses contain no secret that compression could reveal (BREACH). */
const publicPaths = [
  '/profile',
  '/opening',
  '/privacy-notice',
  '/availability',
  ...nouns.map(({ source: { noun } }) => `/${noun.name}/*`),
];

/** All middleware and routes under `/api`, in the order in which a request passes them. */
export function createApi(
  ctx: Context,
  {
    clientAddress,
    identity,
    languages,
    backups,
    notices,
    contentDb = ctx.db,
    proofKey,
    ...services
  }: ApiSettings,
) {
  const networks: GetNetworks = (c) => addressNetworks(clientAddress(c));
  const noticeVersion: NoticeVersion = async (form) => notices?.versionOf(form) ?? null;
  const authentication = createAuthentication(ctx, identity, networks);
  const api = new Hono().basePath('/api');
  api.onError(problemResponse(ctx.log));
  api.use(knownLanguages(languages));
  api.use(sameOrigin(services.baseUrl));
  // The owner's routes come before the limits for visitors, because the owner sends more requests and larger bodies.
  const adminApi = createAdminApi(ctx, identity, {
    ...services,
    confirmOwner: confirmOwner(authentication),
    ask: (path, headers) => api.request(`/api${path}`, { headers }),
  });
  api.route('/', adminApi);
  api.use(knownMethod(() => api.routes));
  api.use(rateLimit(30, 60, clientAddress));
  const isSetUpLink = async (token: string) => (await checkSetUpLink(ctx, token)).ok;
  if (backups) api.route('/', restoreRoutes(backups, isSetUpLink));
  api.use(limitVisitorBody);
  api.use(jsonOnly);
  const compressPublic = compress();
  for (const path of publicPaths) api.use(path, compressPublic);
  const published = { ...ctx, db: contentDb };
  api.route('/', profileRoutes(published));
  api.route('/', openingRoutes(ctx));
  if (notices) api.route('/', privacyRoutes(notices));
  api.route('/', bookingRoutes(ctx, networks, noticeVersion, createProofs(proofKey ?? randomBytes(32))));
  api.route('/', answerAdminRoutes(ctx));
  api.route('/', ownCalendarRoutes(ctx, services.baseUrl));
  api.route('/', balanceRoutes(ctx, networks, noticeVersion));
  const waiting = { networksOf: networks, noticeVersion: () => noticeVersion('booking') };
  api.route('/', waitingRoutes(ctx, { ...waiting, bookHeld: bookHeld(ctx, waiting) }));
  for (const { visitors } of nouns) api.route('/', visitors(published));
  api.route('/', trainingRoutes(ctx, networks, noticeVersion));
  api.route('/', cohortRoutes(ctx, networks, noticeVersion, services));
  api.route('/', contactRoutes(ctx, networks, noticeVersion));
  api.route('/', identityRoutes(authentication));
  if (services.health) api.route('/', healthRoutes(ctx, services.health, describeRequest(clientAddress)));
  if (backups) api.route('/', backupRoutes(ctx, backups));
  api.get('/openapi.json', async (c) => {
    const { describedApi } = await import('./description');
    c.header('Cache-Control', 'public, max-age=3600');
    c.header('Content-Type', 'application/json');
    return c.body(describedApi(c, api.routes, services.baseUrl));
  });
  api.all('*', () => {
    throw new Problem('not_found');
  });
  return api;
}

const describeRequest =
  (clientAddress: ClientAddress) =>
  (c: HonoContext): RequestSight => {
    const { address: peer, trusted } = clientAddress.peer(c);
    return {
      peer,
      trusted,
      visitor: clientAddress(c),
      host: c.req.header('host') ?? '',
      forwarded: c.req.header('x-forwarded-for') !== undefined,
    };
  };
