import { expect, test } from 'vitest';
import type { ArticleSummary } from '#/features/articles/contract';
import { localizeProfile } from '#/features/profile/contract';
import { everyLanguage, readerIn } from '#/platform/i18n/site-languages';
import { demoProfile } from '#content/profile/demo';
import { pageHead } from './page-head';
import { sharedPicture } from './shared-picture';

const baseUrl = 'https://leyla.example';
const page = {
  audience: 'everybody',
  isOpen: true,
  isListed: true,
  feeds: true,
  share: 'article',
  locale: 'en',
  profile: localizeProfile(demoProfile, readerIn('en')),
  baseUrl,
  languages: everyLanguage,
  path: '/articles/1',
  title: 'A title',
  description: 'What it says',
  keywords: '',
} as const;
const tags = (head: ReturnType<typeof pageHead>) =>
  Object.fromEntries(head.meta.flatMap((tag) => ('property' in tag ? [[tag.property, tag.content]] : [])));

test('Given an article, then its tags contain date, section and author, and the generated image', () => {
  const head = pageHead({ ...page, article: { published: '2026-05-10', section: 'Philosophy' } });
  expect(tags(head)).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2026-05-10',
    'article:section': 'Philosophy',
    'article:author': `${baseUrl}/?lang=en`,
    'og:image': `${baseUrl}/share/articles/1.png?lang=en`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
  });
});

test('Given a page without a shared image of its own, then its tags name the image of the home page', () => {
  const head = pageHead({ ...page, share: undefined });
  expect(tags(head)['og:image']).toBe(`${baseUrl}/share/home.png?lang=en`);
});

test('Given a page of a section that is hidden or empty, then search engines leave it out and follow its links', () => {
  const robots = (isListed: boolean) =>
    pageHead({ ...page, isListed }).meta.find((tag) => 'name' in tag && tag.name === 'robots');
  expect(robots(false)).toMatchObject({ content: 'noindex, follow' });
  expect(robots(true)).toMatchObject({ content: 'index, follow, max-image-preview:large' });
});

test('Given an article that first appeared on another site, then its canonical address is there, and it has no alternates', () => {
  const links = pageHead({ ...page, canonical: 'https://radikal.example/yazi' }).links;
  expect(links.filter(({ rel }) => rel === 'canonical')).toEqual([
    { rel: 'canonical', href: 'https://radikal.example/yazi' },
  ]);
  expect(links.some((link) => 'hrefLang' in link)).toBe(false);
});

const article: ArticleSummary = {
  id: '1',
  title: 'A title',
  excerpt: '',
  image: '/uploads/a.jpg',
  picture: { url: '/uploads/a.jpg', width: 1600, height: 900, placeholder: '', variants: [] },
  imageAlt: '',
  category: 'Felsefe',
  date: '2026-05-10',
  readTime: 4,
  isPublished: true,
  languages: { title: 'en', excerpt: 'en' },
};

test('Given an article’s own photograph, then it is the shared image', () => {
  const photograph = { src: `${baseUrl}/uploads/a.jpg`, type: 'image/jpeg', width: 1600, height: 900 };
  expect(sharedPicture(article, baseUrl)).toEqual({ ...photograph, alt: 'A title' });
});

test.each([
  ['a drawing', { image: '/img/a.svg' }],
  ['WebP', { image: '/uploads/a.webp' }],
  ['a small picture', { picture: { url: '', width: 320, height: 200, placeholder: '', variants: [] } }],
  ['none', { image: null }],
])('Given %s, then the generated image is shared', (_, change) => {
  expect(sharedPicture({ ...article, ...change }, baseUrl)).toBeUndefined();
});
