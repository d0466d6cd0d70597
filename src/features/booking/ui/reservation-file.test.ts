import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type Reservation, visitor } from '../contract';
import { reservationFile } from './reservation-file';

const reservation: Reservation = {
  id: '0b9d1c7e-0000-4000-8000-000000000000',
  status: 'confirmed',
  ...visitor.stored({ name: 'Deniz', email: 'deniz@marti.example', phone: '+90 555' }),
  serviceId: 'marka-konumlandirma',
  service: 'Marka konumlandırma',
  serviceDuration: '75 dakika',
  appointmentDate: '2026-06-10',
  appointmentTime: '14:00',
  start: '2026-06-10T14:00:00+03:00',
  end: '2026-06-10T15:15:00+03:00',
  timeZone: 'Europe/Istanbul',
  place: { kind: 'open' as const, detail: '' },
  sequence: 2,
};

describe('the calendar file of the success page', () => {
  it('given a reservation, when its calendar file is created, then the file has the right duration, zone and place', () => {
    const words = {
      summary: 'Marka · Leyla',
      location: 'Online / Telefon',
      clocks: [],
      number: 'Randevu no: 0b9d1c7e',
    };
    const owner = { name: 'Leyla', email: 'leyla@leyla.example', phone: '+90' };
    const text = reservationFile(
      reservation,
      words,
      owner,
      'https://site.example',
      new Date('2026-06-01T00:00:00Z'),
    );
    const file = new ICAL.Component(ICAL.parse(text));
    for (const zone of file.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    const event = new ICAL.Event(file.getFirstSubcomponent('vevent') as ICAL.Component);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-06-10T11:00:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-06-10T12:15:00.000Z');
    expect(text).toContain('DTSTART;TZID=Europe/Istanbul:20260610T140000');
    expect(event.location).toBe('Online / Telefon');
    // Without the mark, an Arabic calendar would show the number's groups in reverse order.
    expect(event.description).toContain('\u200e+90');
    expect(event.uid).toBe(`${reservation.id}@site.example`);
    expect(event.sequence).toBe(2);
  });
});
