/** `access`: signing in, and what protects it. `visitors`: work on what visitors sent. `data`: exports, imports, backups. */
export const auditKinds = ['access', 'content', 'visitors', 'settings', 'data'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** `operator`: somebody who runs commands on the machine. `stranger`: somebody who is not signed in. */
export const auditActors = ['owner', 'operator', 'stranger'] as const;
export type AuditActor = (typeof auditActors)[number];

/** The details of an event. They must never contain personal data of visitors. */
export interface AuditDetail {
  /** The browser by its common name: 'Firefox, Linux'. */
  device?: string;
  /** The title of an item of content, in the site's main language. */
  title?: string;
  /** What the owner calls a passkey. */
  name?: string;
}

export interface AuditEvent {
  actor: AuditActor;
  /** The owner who acts, or whose account the event concerns. */
  ownerId?: string | undefined;
  kind: AuditKind;
  /** What the action was done to: 'articles'. */
  subject: string;
  /** What was done: 'deleted'. */
  action: string;
  /** The id of the item, record, session or passkey, if the event concerns a single one. */
  item?: string | undefined;
  detail?: AuditDetail;
}
