import { describe, expect, it } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { demoProfile } from '#content/profile/demo';
import type { BalanceRow } from '../table';
import { composeMail } from './compose';
import { balanceMailKinds } from './kinds';

const token = 'tttttttttttttttttttttttttttttttttttttttttt1';
const balance: BalanceRow = {
  id: '5b0d3b52-6f0e-4b3f-9a51-0d4c7f3a1c2e',
  status: 'paid',
  language: 'tr',
  name: 'Zeynep Ak',
  email: 'zeynep@example.org',
  phone: '',
  company: null,
  packageId: 'baslangic',
  title: { tr: 'Başlangıç paketi', en: 'Starter package', ar: 'باقة البداية' },
  sessions: 3,
  left: 2,
  services: [],
  returnHours: 24,
  bookBeforePaid: false,
  expiresAt: new Date('2026-12-31T21:00:00Z'),
  paidAt: null,
  erasedAt: null,
  noticeVersion: null,
  reference: 'KURSU-7',
  paymentLink: 'https://pay.example/7',
  price: '7.500 TL',
  paymentText: '<b>IBAN</b> TR00',
  version: 1,
  searched: null,
  searchedDigits: null,
  createdAt: new Date('2026-06-01T08:00:00Z'),
  updatedAt: new Date('2026-06-01T08:00:00Z'),
};
const order = {
  mailId: '0a1b2c3d-0000-4000-8000-000000000000',
  left: 2,
  profile: demoProfile,
  baseUrl: 'https://kursu.example',
  token,
  ownerEmail: undefined,
};
const cases = balanceMailKinds.flatMap((kind) => locales.map((language) => [kind, language] as const));
const days = { tr: '31 Aralık 2026', en: 'December 31, 2026', ar: '31 ديسمبر 2026' };
const sessions = { tr: '2 görüşme', en: '2 sessions', ar: 'جلستان' };

describe('a mail about a sold package', () => {
  it.each(cases)(
    'Given %s in %s, Then it says what is left and until when, and links to the page in that language alone',
    async (kind, language) => {
      const mail = await composeMail(kind, { ...order, balance: { ...balance, language } });
      const lang = language === 'tr' ? '' : `&lang=${language}`;
      const link = `https://kursu.example/package/${balance.id}?token=${token}${lang}`;
      expect(mail.text.split('\n')).toContain(link);
      for (const said of [balance.title[language], sessions[language], days[language]])
        expect(mail.text).toContain(said);
      expect(mail.html).toContain(`lang="${language}"`);
      expect(mail.to).toEqual({ name: 'Zeynep Ak', address: 'zeynep@example.org' });
      const rest = [mail.subject, mail.text]
        .join('\n')
        .replace(/https?:\S+|\S+@\S+|Zeynep Ak|WhatsApp/g, '')
        .replaceAll(demoProfile.name[language], '');
      if (language === 'ar') expect(rest).not.toMatch(/\p{Script=Latin}{2,}/u);
      else expect(rest).not.toMatch(/\p{Script=Arabic}/u);
      if (language === 'en') expect(rest).not.toMatch(/[ğşıİĞŞçö]/i);
      expect(mail.text + mail.html).not.toContain('7.500');
      expect(mail.text).not.toContain('KURSU-7');
    },
  );

  it.each(locales)(
    'Given one in %s that isn’t paid, Then it says how to pay, and markup stays text',
    async (language) => {
      const unpaid = { ...balance, language, status: 'unpaid' } as const;
      const { text, html } = await composeMail('balance-sold', { ...order, balance: unpaid });
      expect(text).toContain('KURSU-7');
      expect(text).toContain('https://pay.example/7');
      expect(html).not.toContain('<b>IBAN');
    },
  );
});
