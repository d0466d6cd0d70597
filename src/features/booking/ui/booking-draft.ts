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

export interface Attempt {
  values: string;
  key: string;
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

/** The key of this set of values: the one of the last attempt if nothing changed since. */
export function attemptOf(values: unknown, last: Attempt | undefined): Attempt {
  const text = JSON.stringify(values);
  return last?.values === text ? last : { values: text, key: mintKey() };
}

/** Random, also where the page isn't served securely and `crypto.randomUUID` is missing. */
function mintKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
