import { readSiteLanguages } from '#/features/languages/queries';
import { localizeProfile } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { unsealStored } from '#/platform/crypto/sealed';
import type { Executor } from '#/platform/db/database';
import type { MailAddress } from '#/platform/mail/transport';
import { type FindTextRecords, findTextRecords } from '#/platform/net/text-records';
import type { OwnersMailDomain } from './admin-contract';
import { describeDomain } from './domain';
import { type MailEnvironment, type MailSetup, mailSetup, noValues } from './rules';
import { mailSettings } from './table';

/** What mails, and the look-up of the sender's domain, depend on apart from the database. */
export interface MailServices {
  environment: MailEnvironment;
  /** The key that encrypts the stored password of the mail server. */
  key: Uint8Array;
  findTextRecords?: FindTextRecords | undefined;
}

/** The stored settings. `values.password` is empty if no password is stored, or if it can't be decrypted. */
export async function storedMail(db: Executor, key: Uint8Array) {
  const [row] = await db.select().from(mailSettings);
  if (!row) return { version: 0, values: noValues, password: 'none' as const };
  const { id: _, version, sealedPassword, ...values } = row;
  const { text, state } = unsealStored(key, sealedPassword);
  return { version, values: { ...values, password: text }, password: state };
}

/** The sender of mails according to the profile, which applies unless the settings name another. */
export async function profileSender(ctx: Pick<Context, 'db'>): Promise<Required<MailAddress>> {
  const [stored, { main }] = await Promise.all([storedProfile(ctx), readSiteLanguages(ctx)]);
  const { name, email } = localizeProfile(stored, { locale: main, main });
  return { name, address: email };
}

/** Read before every mail, so that a change applies at once on every instance. */
export async function currentMailSetup(
  ctx: Pick<Context, 'db'>,
  { environment, key }: MailServices,
): Promise<MailSetup> {
  const [{ values }, sender] = await Promise.all([storedMail(ctx.db, key), profileSender(ctx)]);
  return mailSetup(environment, values, sender);
}

export async function mailDomain(
  ctx: Pick<Context, 'db'>,
  { environment, key, findTextRecords: find = findTextRecords() }: MailServices,
  selector: string | undefined,
): Promise<OwnersMailDomain> {
  const [{ values }, profile] = await Promise.all([storedMail(ctx.db, key), profileSender(ctx)]);
  const { transport, ownerEmail } = mailSetup(environment, values, profile);
  const { from } = transport;
  const [sender = ''] = typeof from === 'string' ? (/[^\s<>]+@[^\s<>]+/.exec(from) ?? []) : [from.address];
  const server = environment.smtpUrl ? new URL(environment.smtpUrl).hostname : values.host;
  return describeDomain(find, { sender, server, reportsTo: ownerEmail ?? profile.address, selector });
}

/** Empty if there is no mail server. */
export async function mailHost(
  { db }: Pick<Context, 'db'>,
  { environment }: Pick<MailServices, 'environment'>,
): Promise<string> {
  if (environment.smtpUrl) return new URL(environment.smtpUrl).hostname;
  const [row] = await db.select({ host: mailSettings.host }).from(mailSettings);
  return row?.host ?? '';
}

/** Whether mails are stored as files, because there is no mail server. */
export const areMailsFiled = async (
  ctx: Pick<Context, 'db'>,
  services: Pick<MailServices, 'environment'>,
): Promise<boolean> => (await mailHost(ctx, services)) === '';
