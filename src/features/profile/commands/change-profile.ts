import * as z from 'zod/mini';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { isStored } from '#/platform/db/is-stored';
import { transact } from '#/platform/db/transact';
import type { Locale } from '#/platform/i18n/locale';
import { type LocalizedProfile, localizedProfile, type ZoneChoice } from '../contract';
import { lockedProfile, type ProfileRow, profileRow } from '../queries';
import { profiles } from '../table';

/**
 * Changes what depends on the site's time zone, in the transaction that changes the zone. If that is not possible, it changes
 * nothing and resolves to the reason, which is shown to the owner.
 */
export type ZoneChange = (
  tx: Transaction,
  zones: { from: string; to: string; appointments: ZoneChoice },
) => Promise<ZoneRefusal | undefined>;
export type ZoneRefusal = (locale: Locale) => string;

interface Change {
  /** The version that the change is based on. Without it, the change applies to the latest version. */
  version?: number | undefined;
  /** Computes the fields to change from the stored profile. A field whose new value is undefined is removed. */
  document: (stored: LocalizedProfile) => Partial<Record<keyof LocalizedProfile, unknown>>;
  /** Computes the marks of automatic texts from the stored marks. If it is missing, they stay unchanged. */
  automatic?: ((stored: string[]) => string[]) | undefined;
  onZoneChange?: ZoneChange | undefined;
  appointments?: ZoneChoice | undefined;
}

export type ProfileChanged =
  | { ok: true; row: ProfileRow }
  | { ok: false; reason: 'changed'; current: ProfileRow }
  | { ok: false; reason: 'zone'; refusal: ZoneRefusal };

/**
 * Changes some fields of the profile, unless it was changed since the given version. With a new name, the stored lines of the old
 * name are dropped, unless new lines are given. Callers have to validate their input: `changeProfile` throws if the result isn't
 * a valid profile.
 */
export function changeProfile(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { version, document, automatic, onZoneChange, appointments = 'instant' }: Change,
): Promise<ProfileChanged> {
  return transact(db, async (tx): Promise<ProfileChanged> => {
    const current = await lockedProfile(tx);
    const change = document(current.document);
    const lines = 'name' in change && !('nameLines' in change) ? { nameLines: undefined } : {};
    const fields = Object.entries({ ...current.document, ...change, ...lines });
    const changed = z.parse(
      localizedProfile,
      Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    );
    const next = { document: changed, automatic: automatic?.(current.automatic) ?? current.automatic };
    if (version !== undefined && version !== current.version)
      return isStored(current, next) ? { ok: true, row: current } : { ok: false, reason: 'changed', current };
    const [from, to] = [current.document.timeZone, changed.timeZone];
    const refusal = from !== to && (await onZoneChange?.(tx, { from, to, appointments }));
    if (refusal) return { ok: false, reason: 'zone', refusal };
    await tx.update(profiles).set({
      ...next,
      version: current.version + 1,
      updatedAt: clock.now(),
    });
    return { ok: true, row: await profileRow({ db: tx }) };
  });
}
