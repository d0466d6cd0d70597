import { expect, test } from 'vitest';
import { sources } from '#/api/nouns';
import { followLanguages } from '#/features/languages/followed-languages';
import { openCourses } from '../../../tests/support/cohorts';
import { sitePages } from '../site-pages';
import { discoveryRoutes } from './routes';

test('Given a program, then the sitemap lists its page as long as visitors can see dates of it', async () => {
  const courses = await openCourses('postgres', '2026-06-01T09:00:00Z');
  try {
    let version = 0;
    const content = { current: () => version, isKnown: () => true };
    const settings = {
      baseUrl: 'https://a.example',
      content,
      languages: followLanguages(courses.ctx, content),
    };
    const discovery = discoveryRoutes(courses.ctx, settings, sitePages, sources);
    const addresses = async () => {
      const text = await (await discovery.request('/sitemap.xml')).text();
      return [...text.matchAll(/<loc>https:\/\/a\.example(\/training\/[^<]*)/g)].map(([, path]) => path);
    };
    expect(await addresses()).toEqual([]);
    const id = await courses.made();
    version += 1;
    expect(await addresses()).toEqual([
      '/training/ai-marketing-transformation',
      '/training/ai-marketing-transformation?lang=en',
      '/training/ai-marketing-transformation?lang=ar',
    ]);
    await courses.changed(id, { visibility: 'hidden' });
    version += 1;
    expect(await addresses()).toEqual([]);
    await courses.changed(id, { visibility: 'public' });
    version += 1;
    expect(await addresses()).toHaveLength(3);
    // The dates of the course pass, and no content is changed.
    courses.clock.set('2027-06-01T09:00:00Z');
    expect(await addresses()).toEqual([]);
  } finally {
    await courses.close();
  }
});
