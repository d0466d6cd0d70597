import type { CaldavClient } from '#/platform/caldav/caldav-client';
import type { Context } from '#/platform/context';
import type { SyncServices } from './queries';
import type { CalendarAccountRow } from './table';

/** One run that synchronises appointments and the owner's calendar. */
export interface Sync {
  ctx: Context;
  services: SyncServices;
  account: CalendarAccountRow;
  client: CaldavClient;
  timeZone: string;
  /**
   * Renews this process's claim, which keeps other processes from the account. Throws `AccountChanged` if the account was
   * changed.
   */
  renewClaim(): Promise<void>;
}

/** Ends a run because the owner has changed or removed the account since it began. */
export class AccountChanged extends Error {}
