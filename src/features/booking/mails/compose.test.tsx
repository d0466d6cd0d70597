import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#/platform/i18n/locale';
import { demoProfile } from '#content/profile/demo';
import { consultingService, storedService } from '../../../../tests/support/catalogue';
import { storedReservation } from '../../../../tests/support/reservation';
import { bookingCopy } from '../copy/all';
import type { ReservationRow } from '../table';
import { composeMail, type MailOrder } from './compose';
import type { MailKind } from './kinds';

const { id, startsAt: start } = storedReservation;
const token = 'tttttttttttttttttttttttttttttttttttttttttt1';

const mailOf = (kind: MailKind): MailOrder['mail'] => ({
  id: '0a1b2c3d-0000-4000-8000-000000000000',
  kind,
  sequence: 2,
  startsAt: start,
  previousStartsAt: kind.startsWith('moved') ? new Date('2026-06-08T07:00:00Z') : null,
});

const mailsWithLink: MailKind[] = ['confirmation', 'moved', 'reminder'];
const visitorMails: MailKind[] = ['confirmation', 'moved', 'cancelled', 'reminder'];
const ownerMails: MailKind[] = ['notice', 'moved-notice', 'cancelled-notice'];

function compose(kind: MailKind, changes: Partial<ReservationRow> = {}, order: Partial<MailOrder> = {}) {
  return composeMail({
    mail: mailOf(kind),
    reservation: { ...storedReservation, ...changes },
    service: storedService({ ...storedReservation, ...changes }.serviceId),
    profile: demoProfile,
    baseUrl: 'https://kursu.example',
    ownerEmail: undefined,
    token: mailsWithLink.includes(kind) ? token : undefined,
    remindersFollow: [24],
    followUpText: '',
    now: new Date('2026-06-01T08:00:00Z'),
    ...order,
  });
}

const dates: Record<Locale, string> = {
  tr: '10 Haziran 2026, Çarşamba',
  en: '10 June 2026, Wednesday',
  ar: 'الأربعاء، 10 يونيو 2026',
};
const previousTimes: Record<Locale, string> = {
  tr: '08 Haziran 2026, Pazartesi, 10:00',
  en: '08 June 2026, Monday, 10:00',
  ar: 'الاثنين، 8 يونيو 2026، 10:00',
};

/** The visible text of the HTML. */
const visibleText = (html: string) =>
  html
    .replace(/<(style|title)>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const cases = visitorMails.flatMap((kind) => locales.map((locale) => [kind, locale] as const));

const zoneTexts = { tr: 'Türkiye saati (TSİ)', en: 'Istanbul time (GMT+3)', ar: 'بتوقيت إسطنبول (GMT+3)' };

it.each([
  ['confirmation', 0, true],
  ['request', 0, true],
  ['confirmation', 1, false],
  ['reminder', 0, false],
  ['follow-up', 0, false],
  ['moved', 1, false],
  ['cancelled', 1, false],
] as const)(
  'Given a %s of version %i, Then it counts as caused by a stranger or not, as only such mails are held back',
  async (kind, sequence, isStrangers) => {
    const { causedByStranger } = await compose(kind, {}, { mail: { ...mailOf(kind), sequence } });
    expect(causedByStranger).toBe(isStrangers);
  },
);

describe('a mail to the visitor', () => {
  it.each(cases)(
    'Given a %s in %s, Then HTML and text both contain service, time, place and how to reach the owner',
    async (kind, locale) => {
      const mail = await compose(kind, { language: locale });
      const service = consultingService('buyume-stratejisi', locale);
      const what = [service?.title, service?.duration, bookingCopy[locale].facts.placeValue, '5b0d3b52'];
      const when = [dates[locale], zoneTexts[locale]];
      for (const fact of [...what, ...when, demoProfile.phone, demoProfile.email]) {
        expect(mail.text).toContain(fact);
        expect(visibleText(mail.html)).toContain(fact);
      }
      expect(mail.text).toMatch(/: 14:00,? /);
      expect(mail.subject).toContain(dates[locale]);
      expect(mail.subject).toContain('14:00');
      expect(mail.html).toContain(`lang="${locale}"`);
      expect(mail.html).toContain(locale === 'ar' ? 'dir="rtl"' : 'dir="ltr"');
      expect(mail.text.includes(previousTimes[locale])).toBe(kind === 'moved');
      expect(mail.to).toEqual({ name: 'Zeynep Ak', address: 'ziyaretci@example.org' });
      expect(mail.replyTo).toEqual({ name: demoProfile.name[locale], address: demoProfile.email });
    },
  );

  it.each(cases)(
    'Given a %s in %s, Then the mail links to the next step and to the privacy notice in that language',
    async (kind, locale) => {
      const { text, html } = await compose(kind, { language: locale });
      const language = locale === 'tr' ? '' : `&lang=${locale}`;
      const link = mailsWithLink.includes(kind)
        ? `https://kursu.example/reservation/${id}/manage?token=${token}${language}`
        : `https://kursu.example/consultation-booking?service=buyume-stratejisi${language}`;
      expect(text.split('\n')).toContain(link);
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
      expect(text).toContain(`https://kursu.example/privacy${locale === 'tr' ? '' : `?lang=${locale}`}`);
    },
  );

  it.each(cases)(
    'Given a %s in %s, Then the mail contains no word of another language',
    async (kind, locale) => {
      const mail = await compose(kind, { language: locale });
      const own = [demoProfile.name[locale], 'Zeynep Ak', 'GMT+3', 'WhatsApp', 'Online / Telefon', 'TSİ'];
      const words = [mail.subject, mail.text, visibleText(mail.html)]
        .join('\n')
        .replace(/https?:\S+|\S+@\S+/g, '');
      const rest = own.reduce((text, word) => text.replaceAll(word, ''), words);
      if (locale === 'ar') expect(rest).not.toMatch(/\p{Script=Latin}{2,}/u);
      else expect(rest).not.toMatch(/\p{Script=Arabic}/u);
      if (locale === 'en') expect(rest).not.toMatch(/[ğşıİĞŞçö]|\b(randevu|ve|veya|saat)\b/i);
      if (locale === 'tr') expect(rest).not.toMatch(/\b(your|the|appointment|please|time|with|minutes)\b/i);
    },
  );

  it('Given an appointment in less than a day, Then the confirmation promises no reminder', async () => {
    const promise = 'hatırlatma e-postası';
    expect((await compose('confirmation')).text).toContain(promise);
    expect((await compose('confirmation', {}, { remindersFollow: [] })).text).not.toContain(promise);
  });

  it.each(locales)(
    'Given a cancellation in %s, Then the mail apologises only if the owner cancelled',
    async (language) => {
      const byOwner = await compose('cancelled', { language, cancellationNote: '' });
      expect(byOwner.text).toMatch(/özür dilerim|I am sorry|أعتذر/);
      expect((await compose('cancelled', { language })).text).not.toMatch(/özür|sorry|أعتذر/);
    },
  );

  it('Given an appointment that can no longer be changed, Then the mail has no link', async () => {
    const { html, text } = await compose('confirmation', {}, { token: undefined });
    expect(html + text).not.toContain('/manage');
  });
});

describe('a notice to the owner', () => {
  const notices = ownerMails.flatMap((kind) => locales.map((locale) => [kind, locale] as const));
  it.each(notices)(
    'Given a %s of a booking in %s, Then the notice is in Turkish and contains name, service and time',
    async (kind, language) => {
      const mail = await compose(kind, { language }, { ownerEmail: 'sahibi@example.org' });
      const service = consultingService('buyume-stratejisi', 'tr');
      const texts = [
        service?.title,
        dates.tr,
        '14:00',
        'Zeynep Ak',
        'ziyaretci@example.org',
        '+90 532 111 22 33',
        'Ak Tekstil',
        'Üç konu var.',
      ];
      const languageName = { tr: 'Türkçe', en: 'İngilizce', ar: 'Arapça' }[language];
      for (const fact of [...texts, languageName]) {
        expect(mail.text).toContain(fact);
        expect(visibleText(mail.html)).toContain(fact);
      }
      expect(mail.html).toContain('lang="tr"');
      expect(mail.to).toEqual({ name: demoProfile.name.tr, address: 'sahibi@example.org' });
      expect(mail.replyTo).toEqual({ name: 'Zeynep Ak', address: 'ziyaretci@example.org' });
      expect(mail.html + mail.text).not.toContain('/manage');
    },
  );

  it('Given no configured address of the owner, Then the notice is sent to the address of the profile', async () => {
    expect((await compose('notice')).to.address).toBe(demoProfile.email);
  });
});

describe('plain text with both text directions', () => {
  const leftToRightMark = '\u200e';

  it('Given a mail in Arabic, Then telephone numbers keep the order of their groups in its text and calendar file', async () => {
    const { text, calendar } = await compose('confirmation', { language: 'ar' });
    const lines = (calendar?.content ?? '').replaceAll('\r\n ', '');
    for (const written of [text, lines]) {
      expect(written).toContain(`${leftToRightMark}${demoProfile.phone}`);
      expect(written).not.toContain(` ${demoProfile.phone}`);
    }
  });

  it.each(ownerMails)('Given a %s with an Arabic name, Then the time stays after the name', async (kind) => {
    const { subject } = await compose(kind, { name: 'ليلى حداد' }, { ownerEmail: 'sahibi@example.org' });
    expect(subject).toContain(`: ليلى حداد${leftToRightMark}, `);
  });
});

describe('the calendar file of a mail', () => {
  it.each(locales)(
    'Given a booking in %s, Then the file is named in the language of the mail’s recipient',
    async (language) => {
      const named = { tr: 'randevu-5b0d3b52.ics', en: 'appointment-5b0d3b52.ics', ar: 'mawid-5b0d3b52.ics' };
      expect((await compose('confirmation', { language })).calendar?.filename).toBe(named[language]);
      expect((await compose('notice', { language })).calendar?.filename).toBe(named.tr);
    },
  );

  const kinds = [...visitorMails, ...ownerMails].filter((kind) => kind !== 'reminder');
  it.each(kinds)(
    'Given a %s, Then the calendar file has the instant, the same uid, the sequence, and the kind of change',
    async (kind) => {
      const mail = await compose(kind);
      const cancels = kind.startsWith('cancelled');
      expect(mail.calendar).toMatchObject({
        method: cancels ? 'CANCEL' : 'REQUEST',
        filename: 'randevu-5b0d3b52.ics',
      });
      const calendar = new ICAL.Component(ICAL.parse(mail.calendar?.content ?? ''));
      const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component);
      const event = calendar.getFirstSubcomponent('vevent');
      const value = (name: string) => String(event?.getFirstPropertyValue(name));
      const instant = (name: string) => {
        const time = ICAL.Time.fromDateTimeString(value(name));
        time.zone = zone;
        return new Date(time.toUnixTime() * 1000);
      };
      expect([instant('dtstart'), instant('dtend')]).toEqual([start, storedReservation.endsAt]);
      expect(value('uid')).toBe(`${id}@kursu.example`);
      expect(value('sequence')).toBe('2');
      expect(value('status')).toBe(cancels ? 'CANCELLED' : 'CONFIRMED');
      expect(value('organizer')).toBe(`mailto:${demoProfile.email}`);
      expect(value('attendee')).toBe('mailto:ziyaretci@example.org');
      expect(value('location')).toBe('Online / Telefon');
    },
  );

  it('Given a reminder, Then it has no calendar file, as the calendar already has the appointment', async () => {
    expect((await compose('reminder')).calendar).toBeUndefined();
  });
});

describe('text typed by visitors', () => {
  const hostile = {
    name: '<img src=x onerror=alert(1)>\r\nBcc: evil@example.org',
    company: '</td></table><script>alert(2)</script>',
    message: '<a href="https://evil.example">tıkla</a>\r\nBEGIN:VEVENT\nSUMMARY:x',
    phone: '"><b>0532</b>',
  };

  it.each([...visitorMails, ...ownerMails])(
    'Given markup and line breaks, Then they are plain text in a %s',
    async (kind) => {
      const mail = await compose(kind, hostile);
      expect(mail.html).not.toMatch(/<img|<script|<b>|href="https:\/\/evil/);
      const rows = (mail.calendar?.content ?? '').replaceAll('\r\n ', '').split('\r\n');
      expect(rows.filter((line) => line === 'BEGIN:VEVENT').length).toBeLessThanOrEqual(1);
      expect(rows.some((line) => line.startsWith('SUMMARY:x') || line.startsWith('Bcc'))).toBe(false);
    },
  );

  it.each(visitorMails)(
    'Given a stranger’s text in every field, Then a %s contains none of it, neither in the subject nor in the text or calendar file',
    async (kind) => {
      const typed = {
        name: 'Ödülünüz: www.evil.example, 0850 111 22 33',
        company: 'evil.example şirketi',
        message: 'Parolanız değişti',
        phone: '+90 850 111 22 33',
      };
      for (const language of locales) {
        const mail = await compose(kind, { ...typed, language });
        const calendar = mail.calendar?.content.replaceAll('\r\n ', '');
        const whole = JSON.stringify([mail.subject, mail.text, mail.html, calendar, mail.to, mail.replyTo]);
        expect(whole, language).not.toMatch(/evil|ödül|parola|850|111 22/i);
        expect(mail.text).toMatch(/Merhaba,|Hello,|تحية طيبة،/);
      }
    },
  );
});
