import { type RefObject, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Attempt } from '#/platform/http-client/attempt';
import type { PersonalDetails } from '../contract';
import { bookingDraft } from './booking-draft';
import { type PersonalField, personalFields } from './booking-request';

interface DraftOptions {
  form: UseFormReturn<PersonalDetails>;
  values: Partial<PersonalDetails>;
  slotId: string | null;
  /** The last attempt to send; kept with the rest. */
  attempt: RefObject<Attempt | undefined>;
  /** The service that the address asks for, or an empty text. */
  preselected: string;
  isOffered: (serviceId: string) => boolean;
  /** `isUnanswered`: it was sent, and no answer came before the page was left. */
  onSlot: (slotId: string, isUnanswered: boolean) => void;
}

/** Brings back once what was typed before, then keeps every change, until the booking is made. */
export function useBookingDraft(options: DraftOptions): { keep: () => void; finish: () => void } {
  const { form, values, slotId, attempt, preselected, isOffered, onSlot } = options;
  const state = useRef<'new' | 'kept' | 'finished'>('new');

  const bringBack = () => {
    const draft = bookingDraft.read();
    if (!draft) return;
    attempt.current = draft.attempt;
    const isOverruled = preselected !== '' && draft.arrival !== preselected;
    const isWelcome = (field: PersonalField, wanted: string) =>
      field !== 'serviceId' || (!isOverruled && isOffered(wanted));
    // What was typed before the page came alive is newer than the draft.
    const isTouched = (field: PersonalField) =>
      (form.getValues(field) || '') !== (field === 'serviceId' ? preselected : '');
    for (const field of personalFields.filter((each) => !isTouched(each))) {
      const wanted = draft.values[field];
      if (wanted && isWelcome(field, wanted)) form.setValue(field, wanted);
    }
    if (draft.slotId && draft.values.serviceId === form.getValues('serviceId')) {
      onSlot(draft.slotId, draft.attempt !== undefined);
    }
  };

  const keep = () => bookingDraft.keep({ arrival: preselected, values, slotId, attempt: attempt.current });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed or chosen is worth keeping anew
  useEffect(() => {
    if (state.current === 'new') {
      state.current = 'kept';
      bringBack();
    } else if (state.current === 'kept') {
      keep();
    }
  }, [values, slotId]);

  const finish = () => {
    state.current = 'finished';
    bookingDraft.drop();
  };
  return { keep, finish };
}
