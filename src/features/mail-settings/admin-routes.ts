import { Hono, type Context as Request } from 'hono';
import type { SignedIn } from '#/features/identity/admin-queries';
import type { Context } from '#/platform/context';
import { invalidField, Problem } from '#/platform/errors/problem';
import { jsonBody, requestLocale, validQuery } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { fieldMessage } from '#/platform/i18n/validation';
import { domainQuery, mailRequest, type OwnersMail, type TestOutcome, testRequest } from './admin-contract';
import { saveMail } from './commands/save';
import { sendTest } from './commands/send-test';
import { adminMailCopy } from './copy/admin/all';
import { areMailsFiled, type MailServices, mailDomain, profileSender, storedMail } from './queries';
import { type AccountFaults, shownEnvironment } from './rules';

interface MailRouteSettings extends MailServices {
  /** Public address of the site, without a trailing slash. */
  baseUrl: string;
  /** Throws a `Problem` unless password and code are right. */
  confirmOwner: (
    c: Request,
    typed: { password: string; code: string; passwordField: string },
  ) => Promise<unknown>;
}

const accountProblem = ({ username, password }: AccountFaults, locale: Locale): Problem => {
  const { errors } = adminMailCopy[locale];
  return new Problem('invalid', undefined, {
    errors: [
      ...(username ? [{ path: 'username', message: errors.username }] : []),
      ...(password ? [{ path: 'password', message: errors.password[password] }] : []),
    ],
  });
};

const messageIn = (locale: Locale) => fieldMessage(locale, adminMailCopy[locale].validation);

/**
 * The password is received, but never returned. Another mail server has to be confirmed by the owner, because it receives the links
 * for a new password.
 */
export const mailSettingsAdminRoutes = (
  ctx: Context,
  { baseUrl, confirmOwner, ...services }: MailRouteSettings,
) => {
  const ownersMail = async (c: Request<{ Variables: { session: SignedIn } }>): Promise<OwnersMail> => {
    const [stored, { name, address: email }, mailsToFiles] = await Promise.all([
      storedMail(ctx.db, services.key),
      profileSender(ctx),
      areMailsFiled(ctx, services),
    ]);
    const { password: _, ...values } = stored.values;
    return {
      version: stored.version,
      values,
      password: stored.password,
      environment: shownEnvironment(services.environment),
      defaults: { name, email },
      testTo: c.get('session').owner.email,
      mailsToFiles,
    };
  };
  return new Hono<{ Variables: { session: SignedIn } }>()
    .get('/admin/mail', async (c) => c.json(await ownersMail(c)))
    .get('/admin/mail/domain', validQuery(domainQuery), async (c) =>
      c.json(await mailDomain(ctx, services, c.req.valid('query').selector)),
    )
    .put('/admin/mail', jsonBody(mailRequest, messageIn), async (c) => {
      const { language: _, ownersPassword, code, ...request } = c.req.valid('json');
      const locale = requestLocale(c);
      const { errors } = adminMailCopy[locale];
      let saved = await saveMail(ctx, services, request, false);
      if (!saved.ok && saved.reason === 'unconfirmed') {
        if (ownersPassword === '') throw invalidField('ownersPassword', errors.ownersPassword);
        await confirmOwner(c, { password: ownersPassword, code, passwordField: 'ownersPassword' });
        saved = await saveMail(ctx, services, request, true);
      }
      if (saved.ok) return c.json(await ownersMail(c));
      if (saved.reason === 'account') throw accountProblem(saved.faults, locale);
      throw new Problem('conflict', errors.changed);
    })
    .post('/admin/mail/test', jsonBody(testRequest, messageIn), async (c) => {
      const locale = requestLocale(c);
      const { errors } = adminMailCopy[locale];
      const to = c.get('session').owner.email;
      const tested = await sendTest(ctx, services, { values: c.req.valid('json'), to, locale, baseUrl });
      if (tested.ok) return c.json<TestOutcome>(tested.outcome);
      if (tested.reason === 'bound')
        throw new Problem('too_many', errors.tooMany, { retryAfter: tested.wait });
      if (tested.reason === 'host') throw invalidField('host', errors.noHost);
      throw accountProblem(tested.faults, locale);
    });
};

export type MailSettingsAdminRoutes = ReturnType<typeof mailSettingsAdminRoutes>;
