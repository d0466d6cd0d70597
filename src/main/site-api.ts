import { createApi } from '#/api/app';
import type { ClientAddress } from '#/api/middleware/client-address';
import { currentBackupSetup, type NightlyBackupServices } from '#/features/backups/admin-queries';
import type { BackupServices } from '#/features/backups/routes';
import { hostOf, isElsewhere } from '#/features/backups/rules';
import { mailPlan } from '#/features/booking/mail-plan-queries';
import { hasCohorts } from '#/features/cohorts/queries';
import type { HealthServices } from '#/features/health/routes';
import type { Identity } from '#/features/identity/identity';
import type { FollowedLanguages } from '#/features/languages/followed-languages';
import { readSiteLanguages } from '#/features/languages/queries';
import { publishedLook } from '#/features/look/queries';
import { imageLook } from '#/features/look/rules';
import { type MailServices, mailHost } from '#/features/mail-settings/queries';
import { calendarHost } from '#/features/own-calendar/account-queries';
import type { OwnCalendarServices } from '#/features/own-calendar/queries';
import type { SiteFacts } from '#/features/privacy/contract';
import { createNotices } from '#/features/privacy/notices-in-force';
import { storedSettings } from '#/features/waiting/queries';
import { kept } from '#/platform/backup/nightly-archives';
import type { Context } from '#/platform/context';
import type { ContentVersion } from '#/platform/db/content-version';
import type { Database } from '#/platform/db/database';
import { Problem } from '#/platform/errors/problem';
import { createOneByOne } from '#/platform/process/one-by-one';
import { createTranslator } from '#/platform/translation/create-translator';
import { isOwnAddress } from '#/web/own-addresses';
import { sitePages } from '#/web/site-pages';
import type { Settings } from './env';

interface Served {
  ctx: Context;
  identity: Identity;
  mail: MailServices;
  clientAddress: ClientAddress;
  health?: HealthServices | undefined;
  backups?: BackupServices | undefined;
  backupPlaces?: NightlyBackupServices | undefined;
  ownCalendar?: OwnCalendarServices | undefined;
  proofKey?: Uint8Array;
  /** The languages of the site. Default: they are read for every request. */
  languages?: FollowedLanguages;
  /** The content version, by which the privacy notices are cached. Default: they are made for every request. */
  content?: ContentVersion;
  /** The database from which published content is read. Default: the database of `ctx`. */
  contentDb?: Database | undefined;
  settings: Pick<Settings, 'baseUrl' | 'translation' | 'imports'>;
}

/**
 * How many certificates may wait to be drawn. Each uses all processors for part of a second, so a flood would slow the site down.
 */
const mostCertificatesWaiting = 10;

/** The API with the services that it is given and those that the settings configure. */
export function createSiteApi({ ctx, identity, languages, content, settings, ...services }: Served) {
  const { baseUrl, translation, imports } = settings;
  const inTurn = createOneByOne(mostCertificatesWaiting);
  return createApi(ctx, {
    baseUrl,
    isOwnAddress: (address) => isOwnAddress(sitePages, address),
    identity,
    ...services,
    languages: languages?.read ?? (() => readSiteLanguages(ctx)),
    drawCertificate: async (content) => {
      const drawn = inTurn(async () => {
        // The renderer is large, so it is loaded with the first certificate.
        const { drawCertificate } = await import('#/web/discovery/sharing/certificate');
        return drawCertificate(content, imageLook(await publishedLook(ctx)));
      });
      if (!drawn) throw new Problem('unavailable', undefined, { retryAfter: 5 });
      return drawn;
    },
    notices: createNotices(ctx, { site: () => siteFacts(ctx, services), content }),
    translator: translation && createTranslator(translation),
    imports,
  });
}

/** The facts about the site that the privacy notices state, besides the owner's own entries. */
async function siteFacts(
  ctx: Pick<Context, 'db'>,
  { mail, backupPlaces }: Pick<Served, 'mail' | 'backupPlaces'>,
): Promise<SiteFacts> {
  const setup = backupPlaces && (await currentBackupSetup(ctx.db, backupPlaces));
  const place = setup?.hour && isElsewhere(setup.place) ? hostOf(setup.place) : '';
  return {
    mailHost: await mailHost(ctx, mail),
    hasWaitingList: (await storedSettings(ctx.db)).isOn,
    hasFollowUp: (await mailPlan(ctx.db)).followUpHours !== null,
    calendarHost: await calendarHost(ctx.db),
    backups: { months: setup?.hour ? kept.months : null, place },
    hasCourses: await hasCohorts(ctx.db),
  };
}
