import type { Context } from '#/platform/context';
import { seal } from '#/platform/crypto/sealed';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import { changesServer, type MailValues } from '../admin-contract';
import { type MailServices, storedMail } from '../queries';
import { type AccountFaults, accountFaults } from '../rules';
import { mailSettings } from '../table';

export type MailSaved =
  | { ok: true }
  /** `unconfirmed`: the mail server would change, so the owner has to confirm. */
  | { ok: false; reason: 'changed' | 'unconfirmed' }
  | { ok: false; reason: 'account'; faults: AccountFaults };

export function saveMail(
  { db }: Pick<Context, 'db'>,
  { environment, key }: Pick<MailServices, 'environment' | 'key'>,
  { version, password, ...values }: MailValues & { version: number },
  isConfirmed: boolean,
): Promise<MailSaved> {
  return transact(db, async (tx): Promise<MailSaved> => {
    await lockNames(tx, ['mail settings']);
    const stored = await storedMail(tx, key);
    if (stored.version !== version) return { ok: false, reason: 'changed' };
    const faults = accountFaults({ ...values, password }, stored.values, stored.password !== 'none');
    // If the environment names the server, the form shows no user name, and mails are sent without it.
    if (faults && !(environment.smtpUrl && faults.username)) return { ok: false, reason: 'account', faults };
    if (!isConfirmed && changesServer({ ...values, password }, stored.values))
      return { ok: false, reason: 'unconfirmed' };
    const next = {
      ...values,
      version: version + 1,
      ...(password && values.username ? { sealedPassword: seal(key, password) } : {}),
      ...(values.username ? {} : { sealedPassword: null }),
    };
    await tx.insert(mailSettings).values(next).onConflictDoUpdate({ target: mailSettings.id, set: next });
    return { ok: true };
  });
}
