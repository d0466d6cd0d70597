import type { Context } from '#/platform/context';
import { seal } from '#/platform/crypto/sealed';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import type { MailValues } from '../admin-contract';
import { storedMail } from '../queries';
import { passwordProblem } from '../rules';
import { mailSettings } from '../table';

export type MailSaved =
  | { ok: true }
  | { ok: false; reason: 'changed' }
  | { ok: false; reason: 'password'; problem: 'missing' | 'elsewhere' };

export function saveMail(
  { db }: Pick<Context, 'db'>,
  key: Uint8Array,
  { version, password, ...values }: MailValues & { version: number },
): Promise<MailSaved> {
  return transact(db, async (tx): Promise<MailSaved> => {
    await lockNames(tx, ['mail settings']);
    const stored = await storedMail(tx, key);
    if (stored.version !== version) return { ok: false, reason: 'changed' };
    const problem = passwordProblem({ ...values, password }, stored.values, stored.password !== 'none');
    if (problem) return { ok: false, reason: 'password', problem };
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
