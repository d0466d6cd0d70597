import type { AccountEvent } from '#/features/audit/contract';
import type { AuditActor } from '#/platform/audit/event';
import { recordEvent } from '#/platform/audit/record-event';
import type { Clock } from '#/platform/clock/clock';
import type { Executor } from '#/platform/db/database';

export type { AccountEvent };

interface Access {
  actor?: AuditActor;
  ownerId: string | undefined;
  action: AccountEvent;
  /** The id of the passkey. */
  item?: string;
  /** The browser's common name. */
  device?: string | undefined;
  /** The name of the passkey. */
  name?: string | null | undefined;
}

export const recordAccess = (
  { db, clock }: { db: Executor; clock: Clock },
  { actor = 'owner', ownerId, action, item, device, name }: Access,
): Promise<void> =>
  recordEvent(db, clock, {
    actor,
    ownerId,
    action,
    item,
    kind: 'access',
    subject: 'account',
    detail: { ...(device ? { device } : {}), ...(name ? { name } : {}) },
  });
