import type { tr } from './tr';

/** The words that reservations, applications and messages have in common. */
export type InboxCopy = typeof tr;

declare module '#/platform/i18n/copy' {
  interface AdminCopyRegistry {
    adminInbox: InboxCopy;
  }
}
