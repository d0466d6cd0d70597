import { describe, expect, it } from 'vitest';
import type { ConsultingService } from '#/features/catalogue/contract';
import { nextAttempt } from '#/ui/attempt';
import { reservationRequest, type Slot } from '../contract';
import { ar } from '../copy/ar';
import { en } from '../copy/en';
import { tr } from '../copy/tr';
import {
  buildRequest,
  canReserve,
  canSendWhatsapp,
  missingFields,
  parseRefusal,
  whatsappAddress,
} from './booking-request';

const service: ConsultingService = {
  id: 'ai-growth',
  title: 'Yapay zekâ destekli büyüme',
  description: '',
  category: 'ai',
  categoryTitle: '',
  duration: '90 dakika',
  minutes: 90,
  bookable: true,
};
const slot: Slot = {
  id: '2026-06-10-14',
  start: '2026-06-10T14:00:00+03:00',
  end: '2026-06-10T15:30:00+03:00',
  title: 'Müsait',
  available: true,
  duration: 90,
};
const values = {
  name: ' Deniz ',
  email: 'deniz@marti.example',
  phone: '+90 555 000 00 01',
  serviceId: 'ai-growth',
  company: ' ',
};

describe('the request of a booking', () => {
  it('given a filled form, when it is sent, then the body meets the contract and matches the slot', () => {
    const request = buildRequest(values, service, slot, { language: 'tr', visitorZone: 'Asia/Kathmandu' });
    expect(reservationRequest.parse(request)).toEqual(request);
    expect(request).toMatchObject({ name: 'Deniz', appointmentDate: '2026-06-10', appointmentTime: '14:00' });
    expect(request).not.toHaveProperty('company');
  });

  it.each(['name', 'email', 'phone', 'serviceId'])(
    'given a form without %s, when it is validated, then it can’t be sent',
    (field) => {
      expect(canReserve(values, slot)).toBe(true);
      expect(canReserve({ ...values, [field]: '  ' }, slot)).toBe(false);
      expect(canSendWhatsapp({ ...values, [field]: undefined })).toBe(field === 'phone');
    },
  );

  it('given a half-filled form, when it is validated, then its missing fields are listed in order', () => {
    expect(missingFields({ name: ' ', email: 'deniz@marti.example' }, null)).toEqual([
      'name',
      'phone',
      'serviceId',
      'slot',
    ]);
    expect(missingFields(values, slot)).toEqual([]);
  });

  it('given a form without a slot, when it is validated, then it can only be sent by WhatsApp', () => {
    expect(canReserve(values, null)).toBe(false);
    expect(canSendWhatsapp(values)).toBe(true);
  });

  it('given the same values twice, when they are sent, then the idempotency key is the same; other values get another key', () => {
    const first = nextAttempt(values, undefined);
    expect(nextAttempt({ ...values }, first)).toBe(first);
    expect(nextAttempt({ ...values, phone: '1' }, first).key).not.toBe(first.key);
  });

  it('given a refused request, when the response is parsed, then each error is assigned to its field or the slot', () => {
    const errors = [
      { path: 'email', message: 'a' },
      { path: 'serviceDuration', message: 'b' },
      { path: 'slotId', message: 'c' },
    ];
    const fields = [
      { field: 'email', message: 'a' },
      { field: 'serviceId', message: 'b' },
    ];
    expect(parseRefusal(errors)).toEqual({ fields, slot: 'c' });
    expect(parseRefusal([{ path: 'Idempotency-Key', message: 'd' }])).toBeUndefined();
    expect(parseRefusal(undefined)).toBeUndefined();
  });
});

describe('the WhatsApp message to the owner', () => {
  const wish = {
    name: 'Deniz',
    email: 'deniz@marti.example',
    service: service.title,
    duration: '90 dakika',
    zone: 'GMT+3',
  };

  it.each([
    ['tr', tr],
    ['en', en],
    ['ar', ar],
  ] as const)(
    'given a page in %s, when everything is filled in, then the message contains all of it',
    (_, copy) => {
      const all = {
        ...wish,
        phone: '+90 555 000 00 01',
        company: 'Martı',
        date: '10 Haziran 2026, Çarşamba',
        time: '14:00',
        notes: 'Not & soru?',
      };
      const message = copy.whatsapp.message(all);
      for (const part of Object.values(all)) expect(message).toContain(part);
      const address = new URL(whatsappAddress('905550000000', message));
      expect(address.pathname).toBe('/905550000000');
      expect(address.searchParams.get('text')).toBe(message);
    },
  );

  it('given only the required fields, when the message is built, then it has no labels without values', () => {
    expect(tr.whatsapp.message(wish)).not.toMatch(/undefined|: *$/m);
  });
});
