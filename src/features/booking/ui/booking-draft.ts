import type { Attempt } from '#/platform/http-client/attempt';
import { kept } from '#/ui/kept';
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

export const bookingDraft = kept<BookingDraft>(() => sessionStorage, 'booking-draft');
