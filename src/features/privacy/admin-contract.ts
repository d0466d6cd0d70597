import * as z from 'zod/mini';
import { type RecordName, recordNames } from '#/owner/records/contract';
import type { Locale } from '#/platform/i18n/locale';
import { language, line } from '#/platform/input/fields';
import { perKind, type Retention } from './contract';

/** Why personal data was erased: the owner was asked to, or its time had come. */
export const erasureCauses = ['request', 'retention'] as const;
export type ErasureCause = (typeof erasureCauses)[number];

/** Where the owner's own notes may name a person: on times off and days with other hours; on those that are over or deleted; on courses. */
export const noteKinds = ['blocks', 'pastBlocks', 'cohorts'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** How many of each kind were erased. */
export const erasureKinds = [...recordNames, 'mails'] as const;
export type ErasureKind = (typeof erasureKinds)[number];
export type Erased = Record<ErasureKind, number>;

/** Months that the owner may set. */
export const retentionBounds = { min: 1, max: 120 } as const;
const months = z.nullable(z.int().check(z.minimum(retentionBounds.min), z.maximum(retentionBounds.max)));
/** `POST /api/admin/privacy/due`: times, of which the owner wants to know what they would erase. */
export const dueRequest = z.object(perKind(() => months));

export const limits = { provider: 200, contact: 254, contacts: 10 } as const;
const provider = line(limits.provider);
/** What the form holds. Null months: until the owner erases it herself. */
const privacyValues = z.extend(dueRequest, { hosting: provider, mailing: provider, copies: provider });

/** `PUT /api/admin/privacy`; the version is the one that the owner has seen. */
export const privacyRequest = z.extend(privacyValues, { version: z.int(), language });

/** `POST /api/admin/privacy/person…`: mail addresses and phone numbers of one person. */
export const personRequest = z.object({
  contacts: z.array(line(limits.contact)).check(z.minLength(1), z.maxLength(limits.contacts)),
  language,
});

/** `DELETE /api/admin/privacy/notes/:id`: of a time off, or the date of a day with other hours. */
export const noteParam = z.object({ id: z.union([z.uuid(), z.iso.date()]) });

/** How many records would be erased by these times next night. */
export type Due = Record<keyof Retention, number>;

/** A record of a person. */
export interface PersonRecord {
  kind: RecordName;
  id: string;
  name: string;
  email: string;
  phone: string | null;
  createdAt: string;
  language: Locale;
  mails: number;
  /** An appointment that lies ahead can't be erased. */
  erasable: boolean;
}

/** What is stored about a person. */
export interface Person {
  records: PersonRecord[];
  /** Further addresses and numbers on these records: the same person may have more under them. */
  others: string[];
  /** Records of others, and the owner's notes, in whose texts the address or number occurs. */
  mentions: { kind: RecordName | NoteKind; id: string; createdAt: string }[];
}
