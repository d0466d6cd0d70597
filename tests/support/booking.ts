import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import type { Slot } from '#/features/booking/contract';
import { ar } from '#/features/booking/copy/ar';
import { en } from '#/features/booking/copy/en';
import { tr } from '#/features/booking/copy/tr';
import type { Locale } from '#/platform/i18n/locale';
import { consultingService } from './catalogue';
import type { ReceivedMail } from './mailbox';
import { reservationFor } from './reservation';

/** The words of the booking pages, so that a journey finds a button by its visible text. */
export const words = { tr, en, ar };

/** The free slots of a service on a running site, in chronological order. */
export async function freeSlots(url: string, service: string): Promise<Slot[]> {
  const response = await fetch(`${url}/api/availability?service=${service}`);
  const { slots } = (await response.json()) as { slots: Slot[] };
  return slots.filter(({ available }) => available);
}

/** The fields of a booking request that name a service of the sample catalogue. */
export const askedFor = (serviceId: string) => {
  const service = consultingService(serviceId, 'tr');
  return { serviceId, service: service?.title, serviceDuration: service?.duration };
};

/** Sends a valid booking request to a running site, by a different person for each slot; `over` replaces single fields. */
export const sendBooking = (
  url: string,
  slotId: string,
  over: Record<string, unknown> = {},
): Promise<Response> =>
  fetch(`${url}/api/reservations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(reservationFor(slotId, over)),
  });

/** Books on a running site, and returns the appointment's id. */
export async function book(url: string, slotId: string, over: Record<string, unknown> = {}): Promise<string> {
  const booked = await sendBooking(url, slotId, over);
  if (booked.status !== 201) throw new Error(`not booked: ${booked.status} ${await booked.text()}`);
  return ((await booked.json()) as { reservationId: string }).reservationId;
}

/** The free slots that a page shows. */
export const slotsOf = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: new RegExp(`\\d\\d:\\d\\d.*${words[locale].slots.available}`) });

/** The event in a mail's calendar file, as a calendar would parse it. */
export function eventOf(mail: ReceivedMail) {
  const file = mail.attachments.find(({ filename }) => filename?.endsWith('.ics'));
  if (!file) throw new Error(`no calendar file in "${mail.subject}"`);
  const text = typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('the calendar file has no event');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    zone: event.startDate.zone.tzid,
    start: event.startDate.toJSDate().toISOString(),
    minutes: (event.endDate.toUnixTime() - event.startDate.toUnixTime()) / 60,
  };
}

/** The path of a mail's link to its appointment. */
export const linkOf = (mail: ReceivedMail) => {
  const link = mail.text?.match(/https?:\/\/\S+\/reservation\/[^\s)\]]+/)?.[0];
  if (!link) throw new Error(`no link in "${mail.subject}"`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
};
