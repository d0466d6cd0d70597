import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#/platform/i18n/locale';
import { demoCatalogue } from '#content/catalogue/demo';
import { demoProfile } from '#content/profile/demo';
import type { ApplicationRow } from '../table';
import { composeMail } from './compose';
import type { TrainingMail } from './kinds';

const id = '5b0d3b52-6f0e-4b3f-9a51-0d4c7f3a1c2e';
const application: ApplicationRow = {
  id,
  status: 'pending',
  language: 'tr',
  programId: 'ai-marketing-transformation',
  name: 'Zeynep Ak',
  email: 'basvuran@example.org',
  phone: '+90 532 111 22 33',
  company: 'Ak Tekstil',
  participantCount: 12,
  trainingType: 'corporate',
  preferredFormat: 'hybrid',
  urgency: 'next_month',
  budget: '100 000',
  message: 'Üç konu var.\nSırayla konuşalım.',
  idempotencyKey: null,
  requestHash: null,
  createdAt: new Date('2026-06-01T08:00:00Z'),
  updatedAt: new Date('2026-06-01T08:00:00Z'),
  erasedAt: null,
  noticeVersion: null,
  statusAt: null,
  searched: null,
  searchedDigits: null,
};

const compose = (
  kind: TrainingMail,
  language: Locale,
  ownerEmail?: string,
  changes: Partial<ApplicationRow> = {},
) =>
  composeMail(kind, {
    mailId: '0a1b2c3d-0000-4000-8000-000000000000',
    application: { ...application, ...changes, language },
    program: demoCatalogue.programs
      .map((program) => ({ ...program, isOffered: true }))
      .find(({ id }) => id === application.programId),
    profile: demoProfile,
    baseUrl: 'https://kursu.example',
    ownerEmail,
  });

const facts: Record<Locale, string[]> = {
  tr: ['Yapay Zekâ Destekli Pazarlama Dönüşümü', '6 hafta (48 saat)', 'Kurumsal', 'Hibrit', 'Gelecek ay'],
  en: ['AI-Powered Marketing Transformation', '6 weeks (48 hours)', 'Corporate', 'Hybrid', 'Next month'],
  ar: ['للمؤسسات', 'مدمج', 'الشهر المقبل', '6 أسابيع (48 ساعة)'],
};

describe('the mail to the applicant', () => {
  it.each(locales)(
    'Given an application in %s, Then the mail contains all of it in that language',
    async (locale) => {
      const mail = await compose('training-received', locale);
      for (const fact of [...facts[locale], '12', '5b0d3b52', demoProfile.trainingEmail]) {
        expect(mail.text).toContain(fact);
        expect(mail.html).toContain(fact.replaceAll('&', '&amp;'));
      }
      expect(mail.html).toContain(`lang="${locale}"`);
      expect(mail.html).toContain(locale === 'ar' ? 'dir="rtl"' : 'dir="ltr"');
      const language = locale === 'tr' ? '' : `&lang=${locale}`;
      expect(mail.text).toContain(
        `https://kursu.example/reservation-success?id=${id}&type=training${language}`,
      );
      expect(mail.to).toEqual({ name: 'Zeynep Ak', address: 'basvuran@example.org' });
      expect(mail.replyTo?.address).toBe(demoProfile.trainingEmail);
    },
  );

  it.each(locales)(
    'Given an application in %s, Then the mail contains no word of another language',
    async (locale) => {
      const mail = await compose('training-received', locale);
      const own = [demoProfile.name[locale], 'Zeynep Ak', 'WhatsApp'];
      const words = [mail.subject, mail.text].join('\n').replace(/https?:\S+|\S+@\S+/g, '');
      const rest = own.reduce((text, word) => text.replaceAll(word, ''), words);
      if (locale === 'ar') expect(rest).not.toMatch(/\p{Script=Latin}{2,}/u);
      else expect(rest).not.toMatch(/\p{Script=Arabic}/u);
      if (locale === 'en') expect(rest).not.toMatch(/[ğşıİĞŞçö]/i);
    },
  );
});

describe('text typed by a stranger', () => {
  const typed = {
    name: 'Hesabınız askıya alındı, hemen arayın: 0850 111 22 33',
    company: 'Kazandınız A.Ş. https://evil.example',
    budget: 'Hesabınız askıya alındı! https://evil.example/giris',
    message: 'Parolanız değişti, evil.example adresine girin',
    phone: '+90 850 111 22 33',
  };

  it.each(locales)(
    'Given an application in %s under somebody else’s address, Then the mail to that address contains none of the typed text',
    async (locale) => {
      const { subject, text, html, to, replyTo } = await compose(
        'training-received',
        locale,
        undefined,
        typed,
      );
      const whole = JSON.stringify({ subject, text, html, to, replyTo });
      expect(whole).not.toMatch(/evil|hesab|askıya|parola|kazand|850|111 22/i);
      expect(to).toEqual({ address: application.email });
    },
  );

  it('Given an application with such text, Then the owner’s mail contains all of the typed text', async () => {
    const { text } = await compose('training-notice', 'tr', undefined, typed);
    for (const words of Object.values(typed)) expect(text).toContain(words);
  });
});

describe('the notice to the owner', () => {
  it.each(locales)(
    'Given an application in %s, Then the notice is in Turkish and contains name and program',
    async (language) => {
      const mail = await compose('training-notice', language, 'sahibi@example.org');
      const texts = [
        ...facts.tr,
        'Zeynep Ak',
        'basvuran@example.org',
        '+90 532 111 22 33',
        'Ak Tekstil',
        'Üç konu var.',
      ];
      for (const fact of texts) expect(mail.text).toContain(fact);
      expect(mail.html).toContain('lang="tr"');
      expect(mail.to).toEqual({ name: demoProfile.name.tr, address: 'sahibi@example.org' });
      expect(mail.replyTo).toEqual({ name: 'Zeynep Ak', address: 'basvuran@example.org' });
    },
  );

  it('Given no configured address of the owner, Then the notice is sent to the profile’s address for trainings', async () => {
    expect((await compose('training-notice', 'tr')).to.address).toBe(demoProfile.trainingEmail);
  });
});
