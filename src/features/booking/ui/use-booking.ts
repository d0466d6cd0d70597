import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ConsultingService } from '#/features/catalogue/contract';
import { ApiError } from '#/platform/http/api';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { issueMessage } from '#/platform/i18n/validation';
import { availabilityQuery, sendReservation } from '../client';
import { type PersonalDetails, personalDetails, type Slot } from '../contract';
import { nearest } from '../rules';
import { type Attempt, attemptOf, dropDraft, keepDraft, readDraft } from './booking-draft';
import { personalFields, refusalOf, requestOf } from './booking-request';

/** What the form says above its buttons. */
export type BookingNotice = { kind: 'lost'; title: string; near: Slot[] } | { kind: 'failed' };

interface BookingOptions {
  services: readonly ConsultingService[];
  /** The bookable service that the address asks for, or an empty text. */
  preselected: string;
  onBooked: (reservationId: string) => Promise<void>;
}

/** The form of a booking: what was typed, the slot, and what became of sending it. */
export function useBooking({ services, preselected, onBooked }: BookingOptions) {
  const copy = useCopy('booking');
  const locale = useLocale();
  const form = useForm<PersonalDetails>({
    resolver: zodResolver(personalDetails, { error: issueMessage(locale) as never }, { mode: 'sync' }),
  });
  const values = useWatch({ control: form.control }) as Partial<PersonalDetails>;
  const serviceId = values.serviceId ?? preselected;
  const service = services.find(({ id }) => id === serviceId);
  const availability = useQuery(availabilityQuery(service?.id ?? '', locale));
  const [slotId, setSlotId] = useState<string | null>(null);
  const [remark, setRemark] = useState<'serviceChanged' | 'cleared' | null>(null);
  const [notice, setNotice] = useState<BookingNotice | null>(null);
  const [sending, setSending] = useState(false);
  const attempt = useRef<Attempt>(undefined);
  const chosen = availability.data?.slots.find(({ id, available }) => id === slotId && available) ?? null;
  const wasLost = slotId !== null && availability.data !== undefined && !availability.isFetching && !chosen;
  const draft = useDraft();

  function useDraft() {
    const restored = useRef(false);
    const finished = useRef(false);
    useEffect(() => {
      if (finished.current) return;
      if (restored.current) {
        keepDraft({ arrival: preselected, values, slotId, attempt: attempt.current });
        return;
      }
      restored.current = true;
      const kept = readDraft();
      if (!kept) return;
      attempt.current = kept.attempt;
      const sameArrival = kept.arrival === preselected;
      for (const field of personalFields) {
        const untouched = form.getValues(field) === (field === 'serviceId' ? preselected : '');
        const wanted = kept.values[field];
        const overruled = field === 'serviceId' && (!sameArrival && preselected !== '' || !services.some(({ id }) => id === wanted));
        if (wanted && untouched && !overruled) form.setValue(field, wanted);
      }
      if (kept.values.serviceId === form.getValues('serviceId')) setSlotId(kept.slotId);
    }, [values, slotId]);
    return {
      finish() {
        finished.current = true;
        dropDraft();
      },
    };
  }
}
