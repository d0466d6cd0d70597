import type { AuditCopy } from './copy/admin/tr';

/** What can happen to an account. */
export type AccountEvent = keyof AuditCopy['account'];

export type AuditAction = keyof AuditCopy['actions'];
