import { randomUUID } from 'node:crypto';
import { readSiteLanguages } from '#/features/languages/queries';
import { publishedMailColours } from '#/features/look/queries';
import { localizeProfile } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import type { Locale } from '#/platform/i18n/locale';
import { readerIn } from '#/platform/i18n/site-languages';
import { createMailTransport, mailErrorReason, serverReply } from '#/platform/mail/transport';
import { countHit, type RateLimit } from '#/platform/rate-limit/rate-limit';
import { within } from '#/platform/time/within';
import type { MailValues, TestOutcome } from '../admin-contract';
import { type MailServices, storedMail } from '../queries';
import { type AccountFaults, accountFaults, environmentAccount, mailSetup, withoutPassword } from '../rules';

/** The limits of test mails. They prevent the page from being used to scan which hosts and ports the server can reach. */
const testLimits: readonly RateLimit[] = [
  { hits: 5, seconds: 60 },
  { hits: 40, seconds: 3600 },
];
const timeoutMs = 20_000;

interface Test {
  values: MailValues;
  /** The owner's address. */
  to: string;
  locale: Locale;
  baseUrl: string;
}

export type Tested =
  | { ok: true; outcome: TestOutcome }
  | { ok: false; reason: 'bound'; wait: number }
  | { ok: false; reason: 'host' }
  | { ok: false; reason: 'account'; faults: AccountFaults };

/** Uses the values of the form, even if they are not stored yet. */
export async function sendTest(
  ctx: Pick<Context, 'db' | 'clock' | 'log'>,
  { environment, key }: MailServices,
  { values, to, locale, baseUrl }: Test,
): Promise<Tested> {
  const stored = await storedMail(ctx.db, key);
  const faults = environment.smtpUrl
    ? undefined
    : accountFaults(values, stored.values, stored.password === 'stored');
  if (faults) return { ok: false, reason: 'account', faults };
  if (!environment.smtpUrl && !values.host) return { ok: false, reason: 'host' };
  const wait = await transact(ctx.db, (tx) => countHit(tx, ['mail test'], testLimits, ctx.clock.now()));
  if (wait > 0) return { ok: false, reason: 'bound', wait };

  const password = values.password || stored.values.password;
  const reader = readerIn(locale, await readSiteLanguages(ctx));
  const profile = localizeProfile(await storedProfile(ctx), reader);
  const { transport: how, signature } = mailSetup(
    environment,
    { ...values, password },
    { name: profile.name, address: profile.email },
  );
  const colours = await publishedMailColours(ctx);
  const rendering = { mailId: randomUUID(), baseUrl, locale, signature: signature[locale], colours };
  // Loaded when the first test mail is sent, so that the server starts without the code that renders mails.
  const [{ renderMail }, { test }] = await Promise.all([
    import('#/platform/mail/render-mail'),
    import('../mails/test'),
  ]);
  const mail = { to: { address: to }, ...(await renderMail(test(profile, locale), rendering)) };
  const transport = await createMailTransport({ ...how, directory: '' });
  try {
    await within(timeoutMs, transport.send(mail));
    return { ok: true, outcome: { sent: true, to } };
  } catch (error) {
    const reply = serverReply(error);
    const account = environment.smtpUrl
      ? environmentAccount(environment.smtpUrl)
      : { username: values.username, password };
    const words = reply && withoutPassword(reply, account.username, account.password);
    return { ok: true, outcome: { sent: false, reason: mailErrorReason(error), words: words ?? null } };
  } finally {
    await transport.close();
  }
}
