import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ConsultingService } from '#/features/catalogue/contract';
import { type ApiError, refusalOf as apiErrorOf } from '#/platform/http-client/api';
import { issueMessage } from '#/platform/i18n/validation';
import { showServerErrors, useFormDraft, useHiddenErrors, useTranslatedErrors } from '#/ui/form';
import { useLocale, useWords } from '#/ui/language/language';
import { readingZone } from '#/ui/language/visitor-zone';
import { useOneAtATime } from '#/ui/use-one-at-a-time';
import { sendReservation, slotsQuery } from '../client';
import {
  type BookingDetails,
  bookingDetails,
  type PersonalDetails,
  type ReservationRequest,
  type Slot,
} from '../contract';
import { bookingWords } from '../copy';
import { nearest } from '../rules';
import { buildRequest, parseRefusal, personalFields } from './booking-request';
import { useProof } from './use-proof';

export type BookingNotice =
  | { kind: 'lost'; title: string; near: Slot[] }
  | { kind: 'failed' }
  /** The person or network has reached a limit, or the sold package can't pay; `text` is the server's explanation. */
  | { kind: 'bound'; text: string };

/** What differs if a sold package pays for the booking: the form begins with `person`, and `send` books from the package. */
export interface PaidBooking {
  person: Partial<PersonalDetails>;
  send: (request: ReservationRequest, key: string) => Promise<{ reservationId: string }>;
}

interface BookingOptions {
  services: readonly ConsultingService[];
  /** The id of the service that is chosen at first, or an empty text. */
  preselected: string;
  onBooked: (reservationId: string) => Promise<void>;
  /** Reloads the services; called when an answer is refused, because the questions may have changed. */
  onOutdated: () => Promise<void>;
  paid?: PaidBooking | undefined;
}

/** The notice for an error that is not about a field. A limit or a package that can't pay is explained in the server's words. */
const buildNotice = (apiError: ApiError | undefined): BookingNotice => {
  const isBound =
    apiError?.status === 429 || apiError?.problem?.errors?.some(({ path }) => path === 'package');
  const detail = isBound ? apiError?.problem?.detail : undefined;
  return detail ? { kind: 'bound', text: detail } : { kind: 'failed' };
};

/** The service with the length that the visitor has chosen, or as it is if it doesn't offer that length. */
function withLength(service: ConsultingService | undefined, wanted: number | undefined) {
  const length = service?.lengths?.find(({ minutes }) => minutes === wanted);
  return service && length ? { ...service, ...length } : service;
}

export function useBooking({ services, preselected, onBooked, onOutdated, paid }: BookingOptions) {
  const { chosen: remarks, lost } = useWords(bookingWords);
  const locale = useLocale();
  const form = useForm<BookingDetails>({
    ...(paid ? { defaultValues: { ...paid.person, serviceId: preselected } } : {}),
    resolver: zodResolver(bookingDetails, { error: issueMessage(locale) }, { mode: 'sync' }),
  });
  const values: Partial<BookingDetails> = useWatch({ control: form.control });
  const [wantedMinutes, setWantedMinutes] = useState<number>();
  const service = withLength(
    services.find(({ id }) => id === (values.serviceId ?? preselected)),
    wantedMinutes,
  );
  const availability = useQuery(slotsQuery(service, locale));
  const [slotId, setSlotId] = useState<string | null>(null);
  const [remark, setRemark] = useState<'serviceChanged' | 'cleared' | null>(null);
  const [notice, setNotice] = useState<BookingNotice | null>(null);
  const [sending, setSending] = useState(false);
  // The slot of a request that got no response. If the slot is taken now, that request itself may have taken it. So the slot
  // stays chosen, and the visitor can send the request again.
  const [uncertainSlotId, setUncertainSlotId] = useState<string | null>(null);
  const proving = useProof(availability.data?.proof);
  const oneAtATime = useOneAtATime();
  const chosen =
    availability.data?.slots.find(
      ({ id, available }) => id === slotId && (available || id === uncertainSlotId),
    ) ?? null;
  const isLost = slotId !== null && availability.isSuccess && !availability.isFetching && !chosen;
  const draft = useFormDraft({
    name: 'booking-draft',
    form,
    values,
    fields: personalFields,
    preset: { ...paid?.person, serviceId: preselected },
    isOffered: (field, value) => field !== 'serviceId' || services.some(({ id }) => id === value),
    extra: {
      get: () => ({
        slotId,
        serviceId: values.serviceId,
        answers: values.answers,
        minutes: wantedMinutes,
      }),
      changeKey: `${slotId} ${wantedMinutes}`,
      restore: (stored, wasSent) => {
        setWantedMinutes(stored.minutes);
        for (const [id, answer] of Object.entries(stored.answers ?? {}))
          if (answer && !form.getValues(`answers.${id}`)) form.setValue(`answers.${id}`, answer);
        if (!stored.slotId || stored.serviceId !== form.getValues('serviceId')) return;
        setSlotId(stored.slotId);
        // The draft was sent, but no response had arrived when the visitor left the page.
        if (wasSent) setUncertainSlotId(stored.slotId);
      },
    },
  });

  useTranslatedErrors(locale, form);
  useHiddenErrors(
    form,
    () => document,
    () => setNotice({ kind: 'failed' }),
  );

  const showLostSlot = async (refused: Slot, title: string) => {
    setSlotId(null);
    setRemark(null);
    const { data } = await availability.refetch();
    const others = data?.slots.filter(({ id }) => id !== refused.id) ?? [];
    setNotice({ kind: 'lost', title, near: nearest(others, refused.start) });
  };

  const showFailure = async (error: unknown, slot: Slot) => {
    const apiError = apiErrorOf(error);
    setUncertainSlotId(apiError ? null : slot.id);
    if (apiError) draft.renewKey();
    if (apiError?.status === 409) return showLostSlot(slot, lost.title);
    const refusal = apiError?.status === 422 ? parseRefusal(apiError.problem?.errors) : undefined;
    if (!refusal) return setNotice(buildNotice(apiError));
    // The owner may have changed the questions since the page was loaded.
    if (refusal.fields.some(({ field }) => field.startsWith('answers.'))) await onOutdated();
    showServerErrors(form, refusal.fields);
    if (refusal.slot) await showLostSlot(slot, refusal.slot);
  };

  const reserve = (details: BookingDetails) =>
    oneAtATime(async () => {
      if (!chosen || !service) return;
      setNotice(null);
      setSending(true);
      const request = buildRequest(details, service, chosen, {
        language: locale,
        visitorZone: readingZone(),
      });
      const key = draft.keyFor(request);
      try {
        const { reservationId } = await (paid
          ? paid.send(request, key)
          : proving((proof) => sendReservation(request, key, proof)));
        draft.discard();
        await onBooked(reservationId);
      } catch (error) {
        await showFailure(error, chosen);
      } finally {
        setSending(false);
      }
    });

  const clearForChange = () => {
    setRemark(slotId ? 'serviceChanged' : null);
    setSlotId(null);
    setNotice(null);
  };

  return {
    form,
    values,
    service,
    availability,
    chosen,
    notice,
    sending,
    whyCleared: isLost ? remarks.lost : remark && remarks[remark],
    reserve,
    choose: (slot: Slot) => {
      setSlotId(slot.id);
      setRemark(null);
      setNotice(null);
    },
    clear: () => {
      setSlotId(null);
      setRemark('cleared');
    },
    chooseLength: (minutes: number) => {
      setWantedMinutes(minutes);
      clearForChange();
    },
    serviceChanged: () => {
      setWantedMinutes(undefined);
      clearForChange();
    },
  };
}

export type Booking = ReturnType<typeof useBooking>;
