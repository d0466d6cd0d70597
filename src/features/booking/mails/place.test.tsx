import { expect, test } from 'vitest';
import { meetingBegins } from '#/features/commitments/contract';
import { locales } from '#/platform/i18n/locale';
import { demoProfile } from '#content/profile/demo';
import { storedService } from '../../../../tests/support/catalogue';
import { storedReservation } from '../../../../tests/support/reservation';
import { composeMail } from './compose';
import type { MailKind } from './kinds';

const link = 'https://meet.example/oda';
const service = storedService('buyume-stratejisi');
const compose = (kind: MailKind, changes: Partial<typeof storedReservation>) =>
  composeMail({
    mail: {
      id: '0a1b2c3d-0000-4000-8000-000000000000',
      kind,
      sequence: 2,
      startsAt: storedReservation.startsAt,
      previousStartsAt: null,
    },
    reservation: { ...storedReservation, ...changes },
    service: service && { ...service, place: { kind: 'video', link, address: '' } },
    profile: demoProfile,
    baseUrl: 'https://kursu.example',
    ownerEmail: undefined,
    token: undefined,
    remindersFollow: [],
    followUpText: '',
    now: new Date('2026-06-01T08:00:00Z'),
  });

test.each(['withdrawn', 'declined', 'expired'] as const)(
  'Given a request that was %s, and so never confirmed, Then nobody is told the link of the meeting',
  async (requestEnd) => {
    const note = requestEnd === 'declined' ? 'Üzgünüm' : null;
    const ended = { status: 'cancelled', requestEnd, cancellationNote: note } as const;
    expect(JSON.stringify(await compose('cancelled', ended))).not.toContain(link);
    expect(JSON.stringify(await compose('request', { status: 'pending' }))).not.toContain(link);
  },
);

test.each(locales)(
  'Given a video meeting in %s, Then mail and calendar file contain its link, and nothing promises a call',
  async (language) => {
    const mail = await compose('confirmation', { language });
    expect(mail.text).toContain(link);
    expect(mail.text).not.toContain(meetingBegins[language]);
    expect(String(mail.calendar?.content).replace(/\r\n /g, '')).toContain(link);
  },
);
