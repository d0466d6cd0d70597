import type { Attempt } from '#/platform/http/attempt';
import type { PersonalDetails } from '../contract';

/** What was typed and not sent yet: kept for this tab, so that a reload or a change of language loses nothing. */
export interface BookingDraft {
  /** How the form was entered; a link to another service overrules what was chosen before. */
  arrival: string;
  values: Partial<PersonalDetails>;
  slotId: string | null;
  /** The last attempt and its key: the same values are sent under the same key. */
  attempt?: Attempt | undefined;
}

const storageKey = 'booking-draft';

export function readDraft(): BookingDraft | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey);
    return stored ? (JSON.parse(stored) as BookingDraft) : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(draft: BookingDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Without storage the form works as before; only a reload empties it.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
