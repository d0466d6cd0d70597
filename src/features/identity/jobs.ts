import { localizeProfile } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import { mintToken } from '#/platform/crypto/token';
import { type Locale, locales } from '#/platform/i18n/locale';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { pageUrl } from '#/platform/mail/addresses';
import type { Composer, Composers } from '#/platform/mail/outbox';
import { ownerById } from './admin-queries';
import type { Identity } from './identity';
import { resetMailKind } from './mails/kinds';

const linkMinutes = 60;

/**
 * The link's token is created when the mail is composed, so that it is never stored in clear: the outbox doesn't hold it,
 * and the database only its hash. A second attempt to send the mail gets another token.
 */
const composeReset =
  (identity: Identity, locale: Locale): Composer =>
  async (ctx, { id, about }) => {
    const owner = await ownerById(ctx.db, about);
    if (!owner) return undefined;
    const [{ reset }, { renderMail }] = await Promise.all([
      import('./mails/reset'),
      import('#/platform/mail/render-mail'),
    ]);
    const token = mintToken();
    const { internalAdapter } = await (await identity.auth()).$context;
    await internalAdapter.createVerificationValue({
      identifier: `reset-password:${token}`,
      value: owner.id,
      expiresAt: new Date(Date.now() + linkMinutes * 60_000),
    });
    const { main } = ctx.languages ?? everyLanguage;
    // The owner reads every language in her room.
    const site = { baseUrl: ctx.baseUrl, languages: { ...everyLanguage, main } };
    const link = `${pageUrl(site, '/admin/reset', locale)}#${token}`;
    const profile = localizeProfile(await storedProfile(ctx), { locale, main });
    return {
      to: { name: profile.name, address: owner.email },
      ...(await renderMail(reset(link, linkMinutes, profile, locale), {
        mailId: id,
        baseUrl: ctx.baseUrl,
        locale,
        colours: ctx.colours,
      })),
    };
  };

/** Composes the mails of this feature, by kind. */
export const identityMails = (identity: Identity): Composers =>
  Object.fromEntries(locales.map((locale) => [resetMailKind(locale), composeReset(identity, locale)]));
