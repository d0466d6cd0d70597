import { localizeProfile, type Profile } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import { mintToken } from '#/platform/crypto/token';
import { type Locale, locales } from '#/platform/i18n/locale';
import { everyLanguage, noticesLocale } from '#/platform/i18n/site-languages';
import { roomUrl } from '#/platform/mail/addresses';
import type { Composer, ComposerContext, Composers } from '#/platform/mail/outbox';
import type { MailContent } from '#/platform/mail/render-mail';
import { ownerById } from './admin-queries';
import type { Identity } from './identity';
import { type NewDevice, newDeviceMail, resetMailKind } from './mails/kinds';

const linkMinutes = 60;

/**
 * The link's token is created when the mail is composed, so that it is never stored in plain text: the outbox doesn't contain it,
 * and the database has only its hash. A second attempt to send the mail creates another token.
 */
const composeReset =
  (identity: Identity, locale: Locale): Composer =>
  (ctx, mail) =>
    compose(ctx, mail, locale, async (profile) => {
      const { reset } = await import('./mails/reset');
      const token = mintToken();
      const { internalAdapter } = await (await identity.auth()).$context;
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: mail.about,
        // better-auth compares the expiry with the machine's clock, not with `ctx.clock`.
        expiresAt: new Date(Date.now() + linkMinutes * 60_000),
      });
      const link = `${roomUrl(ctx, '/admin/reset', locale)}#${token}`;
      return reset(link, linkMinutes, profile, locale);
    });

const composeNewDevice: Composer = (ctx, mail) => {
  const locale = noticesLocale(ctx.languages ?? everyLanguage);
  return compose(ctx, mail, locale, async (profile) => {
    const { newDevice } = await import('./mails/new-device');
    return newDevice(mail.snapshot as NewDevice, roomUrl(ctx, '/admin/account', locale), profile, locale);
  });
};

/** Composes a mail to the account with the id `about`; undefined if there is no such account. */
async function compose(
  { db, baseUrl, colours, languages = everyLanguage }: ComposerContext,
  { id, about }: { id: string; about: string },
  locale: Locale,
  write: (profile: Profile) => Promise<MailContent>,
): ReturnType<Composer> {
  const owner = await ownerById(db, about);
  if (!owner) return undefined;
  const { renderMail } = await import('#/platform/mail/render-mail');
  const profile = localizeProfile(await storedProfile({ db }), { locale, main: languages.main });
  return {
    to: { name: profile.name, address: owner.email },
    ...(await renderMail(await write(profile), { mailId: id, baseUrl, locale, colours })),
  };
}

export const identityMails = (identity: Identity): Composers => ({
  ...Object.fromEntries(locales.map((locale) => [resetMailKind(locale), composeReset(identity, locale)])),
  [newDeviceMail]: composeNewDevice,
});
