import { localizeProfile } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import { mintToken } from '#/platform/crypto/token';
import { type Locale, locales } from '#/platform/i18n/locale';
import { pageUrl } from '#/platform/mail/addresses';
import type { Composer, Composers } from '#/platform/mail/outbox';
import { ownerById } from './admin-queries';
import type { Identity } from './identity';
import { resetMail } from './mails/letter';

const minutes = 60;

/**
 * The link's token is minted as the mail is written, so that it lies nowhere in clear: not with the mail that waits,
 * and in the database only as a hash. A second attempt of the mail carries another one.
 */
const resetIn =
  (identity: Identity, locale: Locale): Composer =>
  async (ctx, { id, about }) => {
    const owner = await ownerById(ctx.db, about);
    if (!owner) return undefined;
    const [{ reset }, { rendered }] = await Promise.all([
      import('./mails/reset'),
      import('#/platform/mail/letter'),
    ]);
    const token = mintToken();
    const { internalAdapter } = await (await identity.auth()).$context;
    await internalAdapter.createVerificationValue({
      identifier: `reset-password:${token}`,
      value: owner.id,
      expiresAt: new Date(Date.now() + minutes * 60_000),
    });
    const link = `${pageUrl(ctx.baseUrl, '/admin/reset', locale)}#${token}`;
    const profile = localizeProfile(await storedProfile(ctx), locale);
    return {
      to: { name: profile.name, address: owner.email },
      ...(await rendered(reset(link, minutes, profile, locale), {
        mailId: id,
        baseUrl: ctx.baseUrl,
        locale,
      })),
    };
  };

/** The mails of signing in, by kind. */
export const identityMails = (identity: Identity): Composers =>
  Object.fromEntries(locales.map((locale) => [resetMail(locale), resetIn(identity, locale)]));
