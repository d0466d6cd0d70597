import type { CaldavClient } from '#/platform/caldav/caldav-client';
import type { Context } from '#/platform/context';
import type { SyncServices } from './queries';
import type { CalendarAccountRow } from './table';

/** One time of bringing appointments and calendar together. */
export interface Sync {
  ctx: Context;
  services: SyncServices;
  account: CalendarAccountRow;
  client: CaldavClient;
  timeZone: string;
  /** Throws `AccountChanged` where the owner has changed the account; otherwise no other process begins for a while. */
  renewClaim(): Promise<void>;
}

/** The owner has changed or removed the account: what was begun for the former one ends. */
export class AccountChanged extends Error {}
