import { describe, expect, test } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { type NoticeFacts, noticeForms } from './contract';
import { noticeCopy } from './copy/notice/all';
import { composeNotices } from './rules';

const facts: NoticeFacts = {
  name: 'Işık Danışmanlık Ltd. Şti.',
  address: 'Barış Sok. 4, İzmir',
  email: 'yaz@isik.example',
  hasWhatsApp: true,
  mailHost: 'smtp.posta.example',
  calendarHost: 'takvim.example',
  backups: { months: 12, place: 's3.depo.example' },
  hosting: 'Hosting GmbH, Almanya',
  mailing: 'Posta A.Ş., Türkiye',
  copies: 'Depo B.V., Hollanda',
  sellsPackages: false,
  hasWaitingList: false,
  hasFollowUp: false,
  hasCourses: true,
  retention: { reservations: 24, applications: 12, messages: 6, balances: 12, enrolments: 12, spam: 1 },
};
const textOf = (over: Partial<NoticeFacts> = {}, locale: (typeof locales)[number] = 'tr') =>
  JSON.stringify(composeNotices(noticeCopy[locale], locale, { ...facts, ...over }));

describe('the notices of the forms', () => {
  test.each(locales)('Given what the site does, then the notice in %s names all of it', (locale) => {
    const text = textOf({}, locale);
    const { name, address, email, mailHost, calendarHost, hosting, mailing, copies, backups } = facts;
    for (const fact of [
      name,
      address,
      email,
      mailHost,
      calendarHost,
      hosting,
      mailing,
      copies,
      backups.place,
    ])
      expect(text).toContain(fact);
    for (const law of ['11', '15', '22', '30', '60', '24', '12', '6']) expect(text).toContain(law);
  });

  test.each(locales)(
    'Given each form in %s, then it says what, why, on which ground, and for how long',
    (locale) => {
      const { forms } = composeNotices(noticeCopy[locale], locale, facts);
      expect(forms.map(({ id }) => id)).toEqual([...noticeForms]);
      for (const { facts: terms } of forms)
        expect(terms.map(({ term }) => term)).toEqual(Object.values(noticeCopy[locale].terms));
    },
  );

  test.each(locales)(
    'Given a mail after each appointment, then the notice of bookings in %s says so',
    (locale) => {
      const { followUp } = noticeCopy[locale];
      expect(textOf({ hasFollowUp: true }, locale).split(followUp)).toHaveLength(2);
      expect(textOf({}, locale)).not.toContain(followUp);
    },
  );

  test.each(locales)('Given a site that does less, then the notice in %s claims no more', (locale) => {
    const text = textOf(
      {
        hasWhatsApp: false,
        mailHost: '',
        calendarHost: '',
        copies: '',
        hosting: '',
        backups: { months: null, place: '' },
      },
      locale,
    );
    const { hosting, authorities, abroad, noMachines } = noticeCopy[locale].recipients;
    expect(text).toContain(JSON.stringify([hosting(''), authorities, abroad, noMachines]));
  });

  test('Given no times, then what is kept is kept until it is erased by hand, and the notice says so', () => {
    const months = { reservations: null, applications: null, messages: null, balances: null };
    const retention = { ...months, enrolments: null, spam: null };
    const { forms } = composeNotices(noticeCopy.tr, 'tr', { ...facts, retention });
    for (const { facts: terms } of forms) expect(terms.at(-1)?.text).toBe(noticeCopy.tr.untilErased);
  });
});
