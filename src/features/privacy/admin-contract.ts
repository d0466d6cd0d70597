import * as z from 'zod/mini';
import { type RecordName, recordNames } from '#/owner/records/contract';
import type { Locale } from '#/platform/i18n/locale';
import { language, line } from '#/platform/input/fields';
import { perKind, type Retention } from './contract';

/** Why personal data was erased: the person asked for it, or its retention time was over. */
export const erasureCauses = ['request', 'retention'] as const;
export type ErasureCause = (typeof erasureCauses)[number];

/**
 * Where the owner's own notes may name a person. `blocks`: on times off and days with other hours. `pastBlocks`: on such times and
 * days that are over or deleted. `cohorts`: on courses.
 */
export const noteKinds = ['blocks', 'pastBlocks', 'cohorts'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** The kinds of data that a receipt counts. */
export const erasureKinds = [...recordNames, 'mails'] as const;
export type ErasureKind = (typeof erasureKinds)[number];
export type Erased = Record<ErasureKind, number>;

/** The kinds of which some records can't be erased yet, such as upcoming appointments. */
export const keptKinds = ['reservations', 'balances', 'enrolments'] as const satisfies readonly RecordName[];
/** How many records of each kind were not erased. */
export type Kept = Partial<Record<RecordName, number>>;

/** The fewest and the most months that the owner may set. */
export const retentionBounds = { min: 1, max: 120 } as const;
const months = z.nullable(z.int().check(z.minimum(retentionBounds.min), z.maximum(retentionBounds.max)));
/** `POST /api/admin/privacy/due`: retention times in months. The response says how many records they would erase. */
export const dueRequest = z.object(perKind(() => months));

const limits = { provider: 200, contact: 254, contacts: 10 } as const;
const provider = line(limits.provider);
/** The values of the form. Null months: the records are kept until the owner erases them herself. */
const privacyValues = z.extend(dueRequest, { hosting: provider, mailing: provider, copies: provider });

/** `PUT /api/admin/privacy`. `version` is the version of the settings that the owner's page has loaded. */
export const privacyRequest = z.extend(privacyValues, { version: z.int(), language });

/** `POST /api/admin/privacy/person…`: mail addresses and phone numbers of one person. */
export const personRequest = z.object({
  contacts: z.array(line(limits.contact)).check(z.minLength(1), z.maxLength(limits.contacts)),
  language,
});

/** `DELETE /api/admin/privacy/notes/:id`. `id` is the id of a time off, or the date of a day with other hours. */
export const noteParam = z.object({ id: z.union([z.uuid(), z.iso.date()]) });

/** How many records of each kind the next night would erase. */
export type Due = Record<keyof Retention, number>;

export interface PersonRecord {
  kind: RecordName;
  id: string;
  name: string;
  email: string;
  phone: string | null;
  createdAt: string;
  language: Locale;
  mails: number;
  /** Whether the record can be erased. An upcoming appointment can't. */
  erasable: boolean;
}

export interface Person {
  records: PersonRecord[];
  /** Further mail addresses and phone numbers on these records. The person may have more records under them. */
  others: string[];
  /** Other people's records, and the owner's notes, whose texts contain the mail address or phone number. */
  mentions: { kind: RecordName | NoteKind; id: string; createdAt: string }[];
}
