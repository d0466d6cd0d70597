import { expect, test } from 'vitest';
import { meetingBegins } from '#/features/commitments/contract';
import { locales } from '#/platform/i18n/locale';
import { demoProfile } from '#content/profile/demo';
import { storedService } from '../../../../tests/support/catalogue';
import type { ReservationRow } from '../table';
import { composeMail } from './compose';

const start = new Date('2026-06-10T11:00:00Z');
const reservation: ReservationRow = {
  id: '5b0d3b52-0000-4000-8000-000000000000',
  status: 'confirmed',
  language: 'tr',
  serviceId: 'buyume-stratejisi',
  minutes: 90,
  startsAt: start,
  endsAt: new Date('2026-06-10T12:30:00Z'),
  period: '',
  name: 'Zeynep Ak',
  email: 'ziyaretci@example.org',
  phone: '+90 532 111 22 33',
  company: 'Ak Tekstil',
  message: 'Üç konu var.\nSırayla konuşalım.',
  sequence: 2,
  idempotencyKey: null,
  requestHash: null,
  changeHash: null,
  createdAt: new Date('2026-06-01T08:00:00Z'),
  updatedAt: new Date('2026-06-01T08:00:00Z'),
  erasedAt: null,
  cancellationNote: null,
  requestEnd: null,
  answers: null,
  searched: null,
  searchedDigits: null,
};

test.each(locales)(
  'Given a video meeting in %s, Then mail and calendar file contain its link, and nothing promises a call',
  async (language) => {
    const link = 'https://meet.example/oda';
    const service = storedService('buyume-stratejisi');
    const mail = await composeMail({
      mail: {
        id: '0a1b2c3d-0000-4000-8000-000000000000',
        kind: 'confirmation',
        sequence: 2,
        startsAt: start,
        previousStartsAt: null,
      },
      reservation: { ...reservation, language },
      service: service && { ...service, place: { kind: 'video', link, address: '' } },
      profile: demoProfile,
      baseUrl: 'https://kursu.example',
      ownerEmail: undefined,
      token: undefined,
      reminderFollows: false,
      now: new Date('2026-06-01T08:00:00Z'),
    });
    expect(mail.text).toContain(link);
    expect(mail.text).not.toContain(meetingBegins[language]);
    expect(String(mail.calendar?.content).replace(/\r\n /g, '')).toContain(link);
  },
);
