import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { locales } from '#/platform/i18n/locale';
import { readerIn } from '#/platform/i18n/site-languages';
import { blankProfile } from '#content/profile/blank';
import { demoProfile } from '#content/profile/demo';
import { localizedProfile, localizeProfile, nameInLines, profile } from './contract';

test('Given the shipped profiles, then both their stored and their public form match the schemas', () => {
  for (const stored of [demoProfile, blankProfile]) {
    expect(z.parse(localizedProfile, stored)).toEqual(stored);
    for (const locale of locales) {
      const shown = localizeProfile(stored, readerIn(locale));
      expect(z.parse(profile, shown)).toEqual(shown);
    }
  }
});

test('Given a language, then all texts and formatted figures are in that language', () => {
  const [tr, en, ar] = locales.map((locale) => localizeProfile(demoProfile, readerIn(locale)));
  const satisfaction = (shown: typeof tr) =>
    shown?.trainingFigures.find(({ key }) => key === 'satisfaction')?.value;
  expect([tr, en, ar].map(satisfaction)).toEqual(['%95', '95%', '95%']);
  expect(ar?.name).toBe('ليلى غونيشيك');
  expect(en?.roles).toEqual(['Consultant', 'Trainer', 'Speaker', 'Author']);
  expect(tr?.demoNotice).toBe('Leyla Günışık kurgusal bir kişidir; bu site bir örnektir.');
});

test('Given the demo, then its contact details belong to nobody', () => {
  expect(
    [demoProfile.email, demoProfile.trainingEmail].every((address) => address.endsWith('.example')),
  ).toBe(true);
  expect(demoProfile.phone.replaceAll(/\D/g, '')).toBe(demoProfile.whatsapp);
  for (const address of Object.values(demoProfile.social)) expect(address).toContain('demo');
});

test('Given an address that a browser would execute, then it is refused as the target of a link', () => {
  for (const x of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x']) {
    const refused = z.safeParse(localizedProfile, { ...demoProfile, social: { ...demoProfile.social, x } });
    expect(refused.error?.issues.map(({ path }) => path)).toEqual([['social', 'x']]);
  }
});

test('Given a text without a translation, then it is shown in Turkish', () => {
  const stored = {
    ...demoProfile,
    name: { tr: 'Ada Işık' },
    roles: { tr: ['Hekim'] },
    city: { tr: 'İzmir', ar: ' ' },
  };
  const { name, nameLines, roles, city } = localizeProfile(z.parse(localizedProfile, stored), readerIn('ar'));
  expect({ name, nameLines, roles, city }).toEqual({
    name: 'Ada Işık',
    nameLines: ['Ada', 'Işık'],
    roles: ['Hekim'],
    city: 'İzmir',
  });
});

test.each([
  ['Ada', ['Ada']],
  ['Ada Işık', ['Ada', 'Işık']],
  ['Ayşe Nur Yılmaz', ['Ayşe Nur', 'Yılmaz']],
  ['  Prof. Dr. Ada   Işık ', ['Prof. Dr.', 'Ada Işık']],
])(
  'Given the name “%s”, then it is broken so that the longer line is as short as possible',
  (name, expected) => {
    expect(nameInLines(name)).toEqual(expected);
  },
);

test('Given no address of a social network and none for trainings, then both are left out', () => {
  const { trainingEmail: _, ...rest } = demoProfile;
  const stored = z.parse(localizedProfile, { ...rest, social: { x: 'https://x.com/ada' } });
  const shown = localizeProfile(stored, readerIn('en'));
  expect([shown.social, shown.trainingEmail]).toEqual([{ x: 'https://x.com/ada' }, demoProfile.email]);
});

test('Given a real site, then its footer doesn’t say that the person is invented', () => {
  expect(localizeProfile(blankProfile, readerIn('en')).demoNotice).toBeNull();
});
