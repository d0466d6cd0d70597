/**
 * `access`: signing in, and what protects it. `visitors`: what the owner does with what visitors sent. `data`: what leaves the
 * site or comes into it as a whole.
 */
export const auditKinds = ['access', 'content', 'visitors', 'settings', 'data'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** `operator`: somebody who runs commands on the machine. `stranger`: somebody who is not signed in. */
export const auditActors = ['owner', 'operator', 'stranger'] as const;
export type AuditActor = (typeof auditActors)[number];

/** Never personal data of visitors. */
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
  /** Whose account it was. */
  ownerId?: string | undefined;
  kind: AuditKind;
  /** What it was done to: 'articles'. */
  subject: string;
  /** What was done: 'deleted'. */
  action: string;
  /** The id of the item, record or session, where it was one. */
  item?: string | undefined;
  detail?: AuditDetail;
}
