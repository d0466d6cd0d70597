import { Hono, type Context as HttpContext } from 'hono';
import { ownersConfirmation } from '#/features/identity/admin-contract';
import type { Context } from '#/platform/context';
import { invalidField, Problem } from '#/platform/errors/problem';
import { preventCaching } from '#/platform/http-server/prevent-caching';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { fieldMessage } from '#/platform/i18n/validation';
import { emptyBody } from '#/platform/input/fields';
import { isAtWork } from '#/platform/jobs/queued-jobs';
import { backupSettingsRequest, type OwnersBackup } from './admin-contract';
import { backupOutcome, type NightlyBackupServices, storedBackupSettings } from './admin-queries';
import { activateSite } from './commands/activate-site';
import { enqueueBackup } from './commands/record-outcome';
import { type SettingsSaved, saveSettings } from './commands/save-settings';
import { activateRequest } from './contract';
import { adminBackupsCopy } from './copy/admin/all';
import { backupQueue } from './jobs';
import { heldRestore } from './queries';
import { shownEnvironment } from './rules';

const messageIn = (locale: Locale) => fieldMessage(locale, adminBackupsCopy[locale].validation);

function refusalOf(refused: Exclude<SettingsSaved, { ok: true }>, locale: Locale): Problem {
  const { errors, validation } = adminBackupsCopy[locale];
  switch (refused.reason) {
    case 'missing':
      return invalidField(refused.field, validation.required);
    case 'secret':
      return invalidField('secret', errors.secret[refused.problem]);
    default:
      return new Problem('conflict', errors.changed);
  }
}

/** The place's secret is received, but never returned. `confirmOwner` throws a `Problem` unless password and code are right. */
export function backupAdminRoutes(
  ctx: Pick<Context, 'db' | 'clock' | 'jobs'>,
  services: NightlyBackupServices,
  confirmOwner: (
    c: HttpContext,
    typed: { password: string; code: string; passwordField?: string },
  ) => Promise<unknown>,
) {
  const ownersBackup = async (): Promise<OwnersBackup> => {
    const [held, stored, outcome, isRunning] = await Promise.all([
      heldRestore(ctx.db),
      storedBackupSettings(ctx.db, services.key),
      backupOutcome(ctx.db),
      isAtWork(ctx.db, backupQueue),
    ]);
    const { secret: _, ...values } = stored.values;
    return {
      held: held ?? null,
      version: stored.version,
      values,
      secret: stored.secret,
      environment: shownEnvironment(services.environment),
      defaultFolder: services.defaultFolder,
      isRunning,
      outcome,
    };
  };
  return new Hono()
    .get('/admin/backup', async (c) => c.json(await ownersBackup()))
    .put('/admin/backup', jsonBody(backupSettingsRequest, messageIn), async (c) => {
      const { language: _, ownersPassword, code, ...request } = c.req.valid('json');
      const locale = requestLocale(c);
      let saved = await saveSettings(ctx, services, request, false);
      if (!saved.ok && saved.reason === 'unconfirmed') {
        if (ownersPassword === '')
          throw invalidField('ownersPassword', adminBackupsCopy[locale].errors.ownersPassword);
        await confirmOwner(c, { password: ownersPassword, code, passwordField: 'ownersPassword' });
        saved = await saveSettings(ctx, services, request, true);
      }
      if (!saved.ok) throw refusalOf(saved, locale);
      return c.json(await ownersBackup());
    })
    .post('/admin/backup/run', jsonBody(emptyBody), async (c) => {
      // A restored site runs no jobs until it is activated.
      if (await heldRestore(ctx.db)) throw new Problem('conflict');
      await enqueueBackup(ctx);
      return c.body(null, 204);
    })
    .post('/admin/backup/sheet', jsonBody(ownersConfirmation), async (c) => {
      await confirmOwner(c, c.req.valid('json'));
      preventCaching(c);
      c.header('Content-Disposition', 'attachment; filename="kursu-recovery-sheet.html"');
      return c.html(await services.recoverySheet());
    })
    .post('/admin/backup/activate', jsonBody(activateRequest), async (c) => {
      // If the site is already active, for example because of another tab, nothing is left to do.
      await activateSite(ctx, c.req.valid('json'));
      return c.body(null, 204);
    });
}

export type BackupAdminRoutes = ReturnType<typeof backupAdminRoutes>;
