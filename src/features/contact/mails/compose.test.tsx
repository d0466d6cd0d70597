import { describe, expect, it } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { demoProfile } from '#content/profile/demo';
import type { ContactMessageRow } from '../table';
import { composeMail } from './compose';

const message = {
  id: '8d1f6f0e-58a1-4f7e-9d55-0f2a9d7c1b11',
  language: 'tr',
  name: 'Zeynep Ak',
  email: 'zeynep@example.org',
  company: 'Ak Tekstil',
  eventType: 'keynote',
  message: 'Merhaba,\nmart ayında bir konuşma istiyoruz <b>mı</b>?',
  suspicion: null,
  createdAt: new Date('2026-06-01T08:00:00Z'),
} as ContactMessageRow;

const order = {
  mailId: '0a1b2c3d-0000-4000-8000-000000000000',
  message,
  profile: demoProfile,
  baseUrl: 'https://kursu.example',
  ownerEmail: undefined,
};
const compose = (changes: Partial<ContactMessageRow> = {}, ownerEmail?: string) =>
  composeMail({ ...order, message: { ...message, ...changes }, ownerEmail });

describe('the notice of a message to the owner', () => {
  it.each(locales)(
    'Given a message written in %s, Then the notice is in Turkish and contains sender, subject and the full message',
    async (language) => {
      const mail = await compose({ language }, 'sahibi@example.org');
      expect(mail.subject).toBe('Yeni mesaj: Zeynep Ak, Konuşma');
      for (const text of ['Zeynep Ak', 'zeynep@example.org', 'Ak Tekstil', 'mart ayında bir konuşma']) {
        expect(mail.text).toContain(text);
        expect(mail.html).toContain(text);
      }
      expect(mail.html).toContain('lang="tr"');
      expect(mail.to).toEqual({ name: demoProfile.name.tr, address: 'sahibi@example.org' });
      expect(mail.replyTo).toEqual({ name: 'Zeynep Ak', address: 'zeynep@example.org' });
    },
  );

  it('Given an owner who wants her mails in Arabic on an English site, Then the notice is in Arabic', async () => {
    const mail = await composeMail({ ...order, languages: { main: 'en', public: ['en'], notices: 'ar' } });
    expect(mail.subject).toContain('رسالة جديدة');
    expect(mail.html).toContain('dir="rtl"');
    for (const word of ['Ad', 'Şirket', 'Dil', 'Sitenizdeki'])
      expect(mail.text).not.toMatch(new RegExp(`^${word}`, 'm'));
    const english = await composeMail({ ...order, languages: { main: 'en', public: ['en'] } });
    expect(english.subject).toContain('New message');
  });

  it('Given a message without company and subject, Then the notice mentions neither', async () => {
    const mail = await compose({ company: null, eventType: null });
    expect(mail.subject).toBe('Yeni mesaj: Zeynep Ak');
    expect(mail.text).not.toContain('Ak Tekstil');
    expect(mail.text).not.toContain('Konuşma');
    expect(mail.to.address).toBe(demoProfile.email);
  });

  it('Given markup and line breaks in a message and a name that would forge a header, Then they stay plain text', async () => {
    const mail = await compose({ name: 'Ali"\r\nBcc: x@example.org' });
    expect(mail.html).toContain('&lt;b&gt;mı&lt;/b&gt;');
    expect(mail.html).not.toContain('<b>mı</b>');
    expect(mail.replyTo?.name ?? '').not.toMatch(/[\r\n"]/);
  });
});
