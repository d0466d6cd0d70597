import { expect, test } from 'vitest';
import { shippedLook } from '#/features/look/contract';
import { imageLook } from '#/features/look/rules';
import { localizeProfile } from '#/features/profile/contract';
import { locales } from '#/platform/i18n/locale';
import { readerIn } from '#/platform/i18n/site-languages';
import { demoProfile } from '#content/profile/demo';
import { sitePages } from '../../site-pages';
import { svgSource } from './pictures';
import { pageSubject } from './subjects';

const baseUrl = 'https://leyla.example';
const site = (
  locale: (typeof locales)[number],
  demoNotice: typeof demoProfile.demoNotice | null = demoProfile.demoNotice,
) => ({
  locale,
  baseUrl,
  look: imageLook(shippedLook),
  profile: localizeProfile({ ...demoProfile, demoNotice }, readerIn(locale)),
});

test.each(locales)(
  'Given the fixed pages in %s, then each image has the page’s texts and the portrait',
  async (locale) => {
    const fixed = sitePages.filter(({ sitemap }) => sitemap === 'page');
    const subjects = await Promise.all(
      fixed.flatMap(({ share }) => (share && share !== 'article' ? [pageSubject(site(locale), share)] : [])),
    );
    expect(new Set(subjects.map((subject) => String(subject.title))).size).toBe(fixed.length);
    for (const subject of subjects) {
      expect(subject.standfirst).toBeTruthy();
      expect(subject.picture).toContain('<svg');
    }
  },
);

test('Given an owner who is not the person of the demo, then the image shows the owner’s name and not the demo’s portrait', async () => {
  const subject = await pageSubject(site('en', null), 'about');
  expect(subject.name).toBe(demoProfile.name.en);
  expect(subject.picture).toBeUndefined();
});

test.each(['/uploads/a.webp', 'https://a.example/img/portrait.webp', '/img/../profile/demo.webp', null])(
  'Given a picture at %s, which is not one of the product’s own, then it is not drawn',
  async (address) => expect(await svgSource(address)).toBeUndefined(),
);
