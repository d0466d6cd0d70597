import type { AuditCopy } from './copy/admin/tr';

export type AccountEvent = keyof AuditCopy['account'];

export type AuditAction = keyof AuditCopy['actions'];
