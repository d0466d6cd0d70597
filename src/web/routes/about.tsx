import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { aboutQuery } from '#/features/about/client';
import { aboutWords } from '#/features/about/copy';
import { AboutHero } from '#/features/about/ui/about-hero';
import { AboutParts } from '#/features/about/ui/about-parts';
import { Together } from '#/features/about/ui/together';
import { profileQuery } from '#/features/profile/client';
import { KeyFigures } from '#/features/profile/ui/key-figures';
import { localeOf } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { Loading } from '#/ui/loading';
import { pageData } from '../head/page-data';
import { pageHead } from '../head/page-head';
import { breadcrumbs, person } from '../head/structured-data';

export const Route = createFileRoute('/about')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(aboutQuery(localeOf(deps.lang)));
  },
  head: ({ match }) => {
    const page = pageData(match);
    if (!page) return {};
    const { meta } = page.copy.about;
    const trail = [
      { name: page.copy.shell.nav.home, path: '/' },
      { name: page.copy.shell.nav.about, path: '/about' },
    ];
    return pageHead({
      ...page,
      path: '/about',
      title: meta.title,
      description: meta.description(page.profile.name),
      keywords: meta.keywords,
      structuredData: [person(page), breadcrumbs(page, trail)],
    });
  },
  pendingMs: 150,
  pendingComponent: Pending,
  component: About,
});

function Pending() {
  return (
    <Wrap>
      <Loading>{useWords(aboutWords).loading}</Loading>
    </Wrap>
  );
}

function About() {
  const locale = useLocale();
  const { data: profile } = useSuspenseQuery(profileQuery(locale));
  const { data: sections } = useSuspenseQuery(aboutQuery(locale));
  return (
    <>
      <AboutHero {...profile} figures={<KeyFigures row="aboutFigures" spark />} />
      <AboutParts sections={sections} />
      <Together />
    </>
  );
}
