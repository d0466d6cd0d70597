import { Hono, type MiddlewareHandler } from 'hono';
import { auditAdminRoutes } from '#/features/audit/admin-routes';
import type { NightlyBackupServices } from '#/features/backups/admin-queries';
import { backupAdminRoutes } from '#/features/backups/admin-routes';
import { balanceAdminRoutes } from '#/features/balances/admin-routes';
import { storedRule } from '#/features/booking/admin-availability-queries';
import { availabilityAdminRoutes } from '#/features/booking/admin-availability-routes';
import { bookingAdminRoutes } from '#/features/booking/admin-routes';
import { cancelForOwner } from '#/features/booking/commands/cancel';
import { moveBlocks } from '#/features/booking/commands/change-zone';
import { keepHours, unkeptText } from '#/features/booking/commands/keep-hours';
import { moveForOwner } from '#/features/booking/commands/move';
import { setPlaceholder } from '#/features/booking/commands/set-placeholder';
import { voidPaidLinks } from '#/features/booking/commands/void-links';
import { isbnAdminRoutes } from '#/features/books/admin-isbn-routes';
import { cohortAdminRoutes } from '#/features/cohorts/admin-routes';
import type { DrawCertificate } from '#/features/cohorts/certificate-contract';
import { contactAdminRoutes } from '#/features/contact/admin-routes';
import { healthAdminRoutes } from '#/features/health/admin-routes';
import type { HealthServices } from '#/features/health/routes';
import { ownerEmails } from '#/features/identity/admin-queries';
import { type Guarded, identityAdminRoutes } from '#/features/identity/admin-routes';
import type { Identity } from '#/features/identity/identity';
import type { ConfirmOwner } from '#/features/identity/second-step';
import type { ImportAddresses } from '#/features/import/admin-contract';
import { importAdminRoutes } from '#/features/import/admin-routes';
import { languagesAdminRoutes } from '#/features/languages/admin-routes';
import { lookAdminRoutes } from '#/features/look/admin-routes';
import { mailSettingsAdminRoutes } from '#/features/mail-settings/admin-routes';
import { areMailsFiled, type MailServices, mailHost } from '#/features/mail-settings/queries';
import { type ArchiveServices, archiveAdminRoutes } from '#/features/moving/admin-archive-routes';
import { uploadPath as exportPath, movingAdminRoutes } from '#/features/moving/admin-routes';
import { openingAdminRoutes } from '#/features/opening/admin-routes';
import { ownCalendarAdminRoutes } from '#/features/own-calendar/admin-routes';
import type { OwnCalendarServices } from '#/features/own-calendar/queries';
import { pictureAdminRoutes, pictureTooLarge } from '#/features/pictures/admin-routes';
import { storedPictures } from '#/features/pictures/queries';
import { privacyAdminRoutes } from '#/features/privacy/admin-routes';
import { ownersProfile, profileGaps, profileSamples } from '#/features/profile/admin-queries';
import { profileAdminRoutes } from '#/features/profile/admin-routes';
import { keepBasics } from '#/features/profile/commands/keep-basics';
import {
  type RemovedFact,
  removeProfileSamples,
  restoreProfileSamples,
} from '#/features/profile/commands/remove-profile-samples';
import { profileRow, showsShippedPerson, siteToday } from '#/features/profile/queries';
import { readyAnswerItem } from '#/features/ready-answers/item';
import { readyAnswers } from '#/features/ready-answers/table';
import { type IsOwnAddress, redirectAdminRoutes } from '#/features/redirects/admin-routes';
import { scheduleAdminRoutes } from '#/features/schedule/admin-routes';
import { accountBusyTimes } from '#/features/schedule/commands/account-busy-times';
import { refreshCalendars } from '#/features/schedule/commands/refresh-calendar';
import { trainingAdminRoutes } from '#/features/training/admin-routes';
import { translationAdminRoutes } from '#/features/translation/admin-routes';
import { waitingAdminRoutes } from '#/features/waiting/admin-routes';
import { itemRoutes } from '#/owner/items/routes';
import type { Context } from '#/platform/context';
import { uploadKey } from '#/platform/files/uploads';
import type { Translator } from '#/platform/translation/translator';
import { createSiteImports } from './imports';
import { inboxRoutes } from './inbox';
import { audit } from './middleware/audit';
import { ownerOnly } from './middleware/owner';
import { jsonOnly, limitBody } from './middleware/writes';
import { nouns, pictureFields, sources } from './nouns';
import { eraseInquiry, ownersNotes, personSources } from './people';
import { shippedTexts } from './shipped-texts';

/** The most bytes of a JSON body, enough for an article with its markup in three languages. */
const maxTextBytes = 2 * 1024 * 1024;
/** The most bytes of a form with a picture. The picture itself may have 10 MiB. */
const maxUploadBytes = 10 * 1024 * 1024 + 64 * 1024;
const uploadPath = '/api/admin/upload-image';

const unlimited: MiddlewareHandler = (_, next) => next();
const limitText = limitBody(maxTextBytes);
const limitPicture = limitBody(maxUploadBytes, pictureTooLarge);

export interface OwnerServices {
  /** Public address of the site, without a trailing slash. */
  baseUrl: string;
  /** Whether an address belongs to a page or a file of the site. Redirects can't replace such an address. */
  isOwnAddress?: IsOwnAddress;
  /** Calls this API within the process, to collect the archive. */
  ask: ArchiveServices['ask'];
  confirmOwner: ConfirmOwner;
  translator?: Translator | undefined;
  imports?: ImportAddresses;
  mail?: MailServices | undefined;
  health?: HealthServices | undefined;
  backupPlaces?: NightlyBackupServices | undefined;
  ownCalendar?: OwnCalendarServices | undefined;
  drawCertificate?: DrawCertificate | undefined;
}

/** All paths below `/admin` demand a session of the owner. */
export function createAdminApi(ctx: Context, identity: Identity, services: OwnerServices) {
  const { baseUrl, isOwnAddress = () => false, ask, translator, imports = {} } = services;
  const { mail, health, backupPlaces, ownCalendar, drawCertificate, confirmOwner } = services;
  const mailsToFiles = async () => mail !== undefined && areMailsFiled(ctx, mail);
  const api = new Hono<Guarded>();
  api.use('/admin/*', ownerOnly(identity));
  api.use('/admin/*', audit(ctx));
  // The route for uploading an export of another site checks size and type itself.
  const bodyLimits: Record<string, MiddlewareHandler> = {
    [uploadPath]: limitPicture,
    [exportPath]: unlimited,
  };
  api.use('/admin/*', (c, next) => (bodyLimits[c.req.path] ?? limitText)(c, next));
  api.use('/admin/*', (c, next) => (c.req.path in bodyLimits ? next() : jsonOnly(c, next)));
  // The type of these routes includes the session, so they don't fit into the list of `Hono` below.
  api.route('/', identityAdminRoutes(ctx));
  api.route(
    '/',
    openingAdminRoutes(ctx, {
      nouns: sources.map(({ noun, table }) => ({ name: noun.name, table, pictures: pictureFields(noun) })),
      profileSamples: () => profileSamples(ctx, shippedTexts),
      profileOf: (email) => ({
        remove: (tx) => removeProfileSamples(tx, shippedTexts, email),
        restore: (tx, removed) => restoreProfileSamples(tx, removed as RemovedFact[]),
        kept: async (tx) => (await profileRow({ db: tx })).document.kept ?? [],
      }),
      keepBasics: (email) => keepBasics(ctx, email),
      endPlaceholder: () => setPlaceholder(ctx, false),
      hasPlaceholder: async () => (await storedRule(ctx.db)).placeholder,
      address: baseUrl,
      mailsToFiles,
    }),
  );
  if (mail) api.route('/', mailSettingsAdminRoutes(ctx, { baseUrl, confirmOwner, ...mail }));
  const parts: Hono[] = [
    auditAdminRoutes(ctx, () => ownerEmails(ctx)),
    inboxRoutes(ctx, { mailsToFiles }),
    languagesAdminRoutes(ctx, {
      nouns: sources,
      profileGaps: async (main) =>
        profileGaps(await ownersProfile(await profileRow(ctx), shippedTexts), main),
    }),
    lookAdminRoutes(ctx),
    bookingAdminRoutes(ctx),
    trainingAdminRoutes(ctx, eraseInquiry),
    balanceAdminRoutes(ctx, { baseUrl, mailsToFiles, voidPaidLinks }),
    waitingAdminRoutes(ctx),
    cohortAdminRoutes(ctx, { baseUrl, drawCertificate }),
    contactAdminRoutes(ctx),
    privacyAdminRoutes(ctx, {
      sources: personSources,
      ownersNotes,
      mailHost: async () => (mail ? mailHost(ctx, mail) : ''),
    }),
    availabilityAdminRoutes(ctx),
    scheduleAdminRoutes(ctx),
    ...(ownCalendar
      ? [
          ownCalendarAdminRoutes(ctx, {
            baseUrl,
            ...ownCalendar,
            busy: accountBusyTimes,
            appointments: { move: moveForOwner, cancel: cancelForOwner },
          }),
        ]
      : []),
    pictureAdminRoutes(ctx),
    importAdminRoutes(createSiteImports(ctx, imports), {
      isShippedPerson: () => showsShippedPerson(ctx),
    }),
    movingAdminRoutes(ctx),
    isbnAdminRoutes(ctx),
    archiveAdminRoutes(ctx, {
      ask,
      nouns: [...sources.map(({ noun }) => noun.name), readyAnswerItem.name],
      pictures: () => storedPictures(ctx),
      readPicture: (address) => ctx.files.read(uploadKey(address)),
    }),
    redirectAdminRoutes(ctx, { baseUrl, isOwnAddress }),
    profileAdminRoutes(ctx, shippedTexts, async (tx, { from, to, appointments }) => {
      const unkept = appointments === 'hour' ? await keepHours(ctx, tx, from, to) : [];
      if (unkept.length > 0) return (locale) => unkeptText(locale, unkept, from);
      await moveBlocks(ctx, tx, from, to);
      await refreshCalendars(ctx, tx);
      return undefined;
    }),
    ...nouns.map(({ owners }) => owners(ctx)),
    itemRoutes(ctx, readyAnswerItem, readyAnswers, siteToday),
    translationAdminRoutes({ translator }),
    ...(backupPlaces ? [backupAdminRoutes(ctx, backupPlaces, confirmOwner)] : []),
    ...(health ? [healthAdminRoutes(ctx, health)] : []),
  ];
  for (const part of parts) api.route('/', part);
  return api;
}
