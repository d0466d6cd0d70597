import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { aboutWords } from '#/features/about/copy';
import type { AboutSection } from '#/features/about/item';
import { AboutHero } from '#/features/about/ui/about-hero';
import { AboutParts } from '#/features/about/ui/about-parts';
import { ContactInvitation } from '#/features/about/ui/contact-invitation';
import { useProfile } from '#/features/profile/client';
import { ownTexts } from '#/features/profile/rules';
import { KeyFigures } from '#/features/profile/ui/key-figures';
import { parseLocale } from '#/platform/i18n/locale';
import { published } from '#/published/client';
import { useLocale, useWords } from '#/ui/language/language';
import { PageLoading } from '#/ui/loading';
import { listedHead } from '../head/listed-head';
import { person } from '../head/structured-data';
import { shellWords } from '../shell/copy';

const aboutQuery = published<AboutSection>('about');

export const Route = createFileRoute('/about')({
  staticData: {
    audience: 'everybody',
    hydrate: 'at first sign',
    sitemap: 'page',
    barItem: 'about',
    llms: 'about',
    share: 'about',
  },
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(aboutQuery(parseLocale(deps.lang)));
  },
  head: ({ match }) =>
    listedHead(match, '/about', (page) => {
      const { meta } = aboutWords.in(page.locale);
      return {
        ...meta,
        description: meta.description(page.profile.name),
        trail: [{ name: shellWords.in(page.locale).nav.about, path: '/about' }],
        structuredData: [person(page)],
      };
    }),
  pendingMs: 150,
  pendingComponent: () => <PageLoading label={useWords(aboutWords).loading} />,
  component: About,
});

function About() {
  const locale = useLocale();
  const profile = useProfile();
  const { data: sections } = useSuspenseQuery(aboutQuery(locale));
  const { together } = useWords(aboutWords);
  const own = ownTexts(profile);
  return (
    <>
      <AboutHero {...profile} figures={<KeyFigures row="aboutFigures" />} />
      <AboutParts sections={sections} />
      <ContactInvitation
        title={own.plain('togetherTitle', together.title)}
        text={own.plain('togetherText', together.text)}
      />
    </>
  );
}
