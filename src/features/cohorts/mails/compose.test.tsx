import { describe, expect, it } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { demoProfile } from '#content/profile/demo';
import { cohortMailCopy } from '../copy/mails/all';
import type { CohortRow, EnrolmentRow } from '../table';
import { composeMail } from './compose';
import { type EnrolmentMail, enrolmentMailKinds } from './kinds';

const token = 'tttttttttttttttttttttttttttttttttttttttttt1';
const at = new Date('2026-06-01T08:00:00Z');
const cohort: CohortRow = {
  id: '5b0d3b52-6f0e-4b3f-9a51-0d4c7f3a1c2e',
  status: 'open',
  visibility: 'public',
  key: 'k',
  programId: 'ai-marketing-transformation',
  place: '',
  link: 'https://meet.example/egitim',
  seats: 12,
  minimum: 0,
  closesAt: null,
  language: 'tr',
  holdHours: 24,
  note: 'Gizli not',
  price: { mode: 'request', amount: null, currency: 'TRY' },
  applicationId: null,
  cancellationNote: null,
  sequence: 0,
  tellAt: null,
  remindedOf: null,
  shortAt: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
};
const enrolment: EnrolmentRow = {
  id: '7c1d3b52-6f0e-4b3f-9a51-0d4c7f3a1c2e',
  cohortId: cohort.id,
  status: 'enrolled',
  place: 1,
  language: 'tr',
  name: 'Zeynep Ak',
  email: 'zeynep@example.org',
  phone: '+90 532 111 22 33',
  company: null,
  visitorZone: null,
  heldUntil: new Date('2026-06-02T08:00:00Z'),
  told: { dates: [], place: '', link: '' },
  idempotencyKey: null,
  requestHash: null,
  noticeVersion: null,
  erasedAt: null,
  certificateAt: null,
  searched: null,
  searchedDigits: null,
  createdAt: at,
  updatedAt: at,
};
const title = { tr: 'Pazarlama dönüşümü', en: 'Marketing transformation', ar: 'التحول التسويقي' };
const order = {
  mailId: '0a1b2c3d-0000-4000-8000-000000000000',
  cohort,
  title,
  profile: demoProfile,
  now: at,
  dates: [{ id: 'd1', start: new Date('2026-06-20T07:00:00Z'), end: new Date('2026-06-20T10:00:00Z') }],
  removed: [],
  before: {
    dates: [{ id: 'd1', start: '2026-06-13T07:00:00.000Z', end: '2026-06-13T10:00:00.000Z' }],
    place: '',
    link: '',
  },
  baseUrl: 'https://kursu.example',
  ownerEmail: undefined,
};
const days = { tr: '20 Haziran 2026', en: '20 June 2026', ar: '20 يونيو 2026' };
const statuses: Partial<Record<EnrolmentMail, EnrolmentRow['status']>> = {
  'enrolment-waiting': 'waiting',
  'enrolment-offer': 'offered',
  'enrolment-certificate': 'finished',
  'enrolment-left': 'left',
  'enrolment-removed': 'removed',
  'enrolment-cancelled': 'cancelled',
};
const toPerson = enrolmentMailKinds.filter((kind) => !kind.endsWith('notice'));
const cases = toPerson.flatMap((kind) => locales.map((language) => [kind, language] as const));

describe('a mail about an enrolment', () => {
  it.each(cases)(
    'Given %s in %s, Then it names the course and its dates in that language alone, and tells the link to those enrolled only',
    async (kind, language) => {
      const status = statuses[kind] ?? 'enrolled';
      const isFinal = ['left', 'removed', 'cancelled'].includes(status);
      const mail = await composeMail(kind, {
        ...order,
        enrolment: { ...enrolment, language, status },
        token: isFinal ? undefined : token,
        ahead: status === 'waiting' ? 2 : null,
      });
      for (const said of [title[language], days[language]]) expect(mail.text).toContain(said);
      expect(mail.html).toContain(`lang="${language}"`);
      const lang = language === 'tr' ? '' : `&lang=${language}`;
      const link = `https://kursu.example/enrolment/${enrolment.id}?token=${token}${lang}`;
      expect(mail.text.split('\n').includes(link)).toBe(!isFinal);
      expect(mail.text.includes('meet.example')).toBe(status === 'enrolled');
      // Only people who may still get a seat read that the link will be sent later.
      const { linkLater } = cohortMailCopy[language].facts;
      expect(mail.text.includes(linkLater)).toBe(status === 'waiting' || status === 'offered');
      expect(mail.text + mail.html).not.toContain('Gizli not');
      const rest = [mail.subject, mail.text]
        .join('\n')
        .replace(/https?:\S+|\S+@\S+|Zeynep Ak|WhatsApp|GMT/g, '')
        .replaceAll(demoProfile.name[language], '');
      if (language === 'ar') expect(rest).not.toMatch(/\p{Script=Latin}{2,}/u);
      else expect(rest).not.toMatch(/\p{Script=Arabic}/u);
      if (language === 'en') expect(rest).not.toMatch(/[ğşıİĞŞçö]/i);
    },
  );

  it('Given somebody in another zone, Then dates of an online course and the end of an offer are told on both clocks', async () => {
    const theirs = { ...enrolment, language: 'en' as const, visitorZone: 'America/Los_Angeles' };
    const confirmed = await composeMail('enrolment-confirmed', {
      ...order,
      enrolment: theirs,
      token,
      ahead: null,
    });
    expect(confirmed.text).toContain('10:00–13:00');
    expect(confirmed.text).toMatch(/In your time:?\s*20 June 2026, Saturday, 00:00–03:00/);
    const offer = await composeMail('enrolment-offer', {
      ...order,
      enrolment: { ...theirs, status: 'offered' as const },
      token,
      ahead: null,
    });
    expect(offer.text).toContain('June 2026, Tuesday, 11:00 (Istanbul time, GMT+3);');
    expect(offer.text).toMatch(
      /Until, in your time:?\s*0?2 June 2026, Tuesday, 01:00 \(Pacific time, GMT−7\)/i,
    );
    const onSite = await composeMail('enrolment-confirmed', {
      ...order,
      cohort: { ...cohort, link: '', place: 'Kadıköy' },
      enrolment: theirs,
      token,
      ahead: null,
    });
    expect(onSite.text).not.toContain('In your time');
    const agreeing = await composeMail('enrolment-confirmed', {
      ...order,
      enrolment: { ...theirs, visitorZone: 'Asia/Riyadh' },
      token,
      ahead: null,
    });
    expect(agreeing.text).not.toContain('In your time');
  });

  it('Given somebody enrolled, Then the owner is told who in her language, and can answer', async () => {
    const mail = await composeMail('enrolment-notice', {
      ...order,
      enrolment: { ...enrolment, language: 'ar' },
      token: undefined,
      ahead: null,
    });
    for (const said of ['Zeynep Ak', '+90 532 111 22 33', 'Yeni kayıt']) expect(mail.text).toContain(said);
    expect(mail.text).toContain(`https://kursu.example/admin/cohorts/${cohort.id}`);
    expect(mail.replyTo).toEqual({ name: 'Zeynep Ak', address: 'zeynep@example.org' });
  });
});
