import { localizeProfile } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import { mintToken } from '#/platform/crypto/token';
import { type Locale, locales } from '#/platform/i18n/locale';
import { everyLanguage, noticesLocale } from '#/platform/i18n/site-languages';
import { roomUrl } from '#/platform/mail/addresses';
import type { Composer, ComposerContext, Composers } from '#/platform/mail/outbox';
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
      // better-auth compares the expiry with the machine's clock, not with `ctx.clock`.
      expiresAt: new Date(Date.now() + linkMinutes * 60_000),
    });
    const link = `${roomUrl(ctx, '/admin/reset', locale)}#${token}`;
    const profile = await ownersProfile(ctx, locale);
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

/** Composes the mail about a sign-in from a new device, in the language of the owner's mails. */
const composeNewDevice: Composer = async (ctx, { id, about, snapshot }) => {
  const owner = await ownerById(ctx.db, about);
  if (!owner) return undefined;
  const [{ newDevice }, { renderMail }] = await Promise.all([
    import('./mails/new-device'),
    import('#/platform/mail/render-mail'),
  ]);
  const locale = noticesLocale(ctx.languages ?? everyLanguage);
  const profile = await ownersProfile(ctx, locale);
  const content = newDevice(snapshot as NewDevice, roomUrl(ctx, '/admin/account', locale), profile, locale);
  const { baseUrl, colours } = ctx;
  return {
    to: { name: profile.name, address: owner.email },
    ...(await renderMail(content, { mailId: id, baseUrl, locale, colours })),
  };
};

const mainOf = ({ languages }: ComposerContext) => (languages ?? everyLanguage).main;

const ownersProfile = async (ctx: ComposerContext, locale: Locale) =>
  localizeProfile(await storedProfile(ctx), { locale, main: mainOf(ctx) });

/** Composes the mails of this feature, by kind. */
export const identityMails = (identity: Identity): Composers => ({
  ...Object.fromEntries(locales.map((locale) => [resetMailKind(locale), composeReset(identity, locale)])),
  [newDeviceMail]: composeNewDevice,
});
