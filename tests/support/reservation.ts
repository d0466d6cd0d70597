import { randomUUID } from 'node:crypto';
import { visitor } from '#/features/booking/contract';
import type { ReservationRow } from '#/features/booking/table';
import type { Locale } from '#/platform/i18n/locale';

/** A valid booking request, by a different person for each slot; `over` replaces single fields. */
export const reservationFor = (slotId: string, over: Record<string, unknown> = {}) => ({
  name: 'Deniz Yalçınkaya',
  email: `deniz-${slotId}@marti.example`,
  phone: `+90 ${slotId.replaceAll('-', '')}`,
  company: 'Martı Lojistik',
  service: 'AI-powered growth hacking',
  serviceId: 'ai-growth',
  serviceDuration: '90 dakika',
  appointmentDate: slotId.slice(0, 10),
  appointmentTime: `${slotId.slice(11, 13)}:${slotId.slice(13) || '00'}`,
  message: 'Bayi ağımızın bütçesi',
  slotId,
  language: 'tr',
  ...over,
});

/** The row of a new appointment of an hour that begins `startsIn` milliseconds after `now`. */
export function appointmentIn(startsIn: number, language: Locale, now: Date) {
  const startsAt = new Date(now.getTime() + startsIn);
  return {
    id: randomUUID(),
    language,
    serviceId: 'ai-pazarlama',
    minutes: 60,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
    name: 'Zeynep Ak',
    email: 'visitor@example.org',
    phone: '+90 532 111 22 33',
    createdAt: now,
    updatedAt: now,
  };
}

/** The row of an appointment of 90 minutes on 10 June 2026, at 14:00 in Istanbul. */
export const storedReservation: ReservationRow = {
  id: '5b0d3b52-6f0e-4b3f-9a51-0d4c7f3a1c2e',
  status: 'confirmed',
  language: 'tr',
  serviceId: 'buyume-stratejisi',
  minutes: 90,
  startsAt: new Date('2026-06-10T11:00:00Z'),
  endsAt: new Date('2026-06-10T12:30:00Z'),
  period: '',
  ...visitor.stored({
    name: 'Zeynep Ak',
    email: 'ziyaretci@example.org',
    phone: '+90 532 111 22 33',
    company: 'Ak Tekstil',
    message: 'Üç konu var.\nSırayla konuşalım.',
  }),
  balanceId: null,
  sequence: 2,
  idempotencyKey: null,
  requestHash: null,
  visitorZone: null,
  changeHash: null,
  createdAt: new Date('2026-06-01T08:00:00Z'),
  updatedAt: new Date('2026-06-01T08:00:00Z'),
  erasedAt: null,
  noticeVersion: null,
  cancellationNote: null,
  requestEnd: null,
  answerBy: null,
  answers: null,
  searched: null,
  searchedDigits: null,
};
