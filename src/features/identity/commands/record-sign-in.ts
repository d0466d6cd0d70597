import type { Context } from '#/platform/context';
import { enqueueMails } from '#/platform/mail/outbox';
import { type NewDevice, newDeviceMail } from '../mails/kinds';
import { recordAccess } from './record-access';

export type WayIn = 'password' | 'code' | 'backup_code' | 'passkey' | 'set_up';

const events = {
  password: 'signed_in',
  code: 'signed_in_with_code',
  backup_code: 'signed_in_with_backup_code',
  passkey: 'signed_in_with_passkey',
  set_up: 'set_up',
} as const;

interface SignIn {
  ownerId: string;
  way: WayIn;
  /** The browser's common name; undefined if it is unknown. */
  device: string | undefined;
  /** Whether the owner has not signed in from this browser before. */
  isNew: boolean;
}

export const recordSignIn = (ctx: Context, { ownerId, way, device, isNew }: SignIn): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await recordAccess({ db: tx, clock: ctx.clock }, { ownerId, action: events[way], device });
    // No mail about the sign-in that the set-up makes: the owner has just created the account.
    if (!isNew || way === 'set_up') return;
    const snapshot: NewDevice = { device: device ?? null, at: ctx.clock.now().toISOString() };
    await enqueueMails(ctx, tx, [{ kind: newDeviceMail, about: ownerId, snapshot }]);
  });
