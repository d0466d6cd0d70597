import { createFileRoute, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { aboutWords } from '#/features/about/copy';
import styles from '#/features/about/ui/about.module.css';
import { homeArticlesQuery } from '#/features/articles/client';
import { ArticlesSection } from '#/features/articles/ui/articles-section';
import { shelfQuery } from '#/features/books/client';
import { BooksSection } from '#/features/books/ui/books-section';
import { homeServicesQuery, homeTrainingsQuery } from '#/features/catalogue/client';
import { catalogueWords } from '#/features/catalogue/copy';
import { ConsultingSection } from '#/features/catalogue/ui/consulting-section';
import { TrainingSection } from '#/features/catalogue/ui/training-section';
import type { HomeSection } from '#/features/look/contract';
import { mediaQuery } from '#/features/media/client';
import { MediaSection } from '#/features/media/ui/media-section';
import { useOwnTexts } from '#/features/profile/client';
import { profileWords } from '#/features/profile/copy';
import { ownTexts } from '#/features/profile/rules';
import { AboutSection } from '#/features/profile/ui/about-section';
import { CareerSection } from '#/features/profile/ui/career-section';
import { ContactSection } from '#/features/profile/ui/contact-section';
import { Cover } from '#/features/profile/ui/cover';
import { KeyFigures } from '#/features/profile/ui/key-figures';
import { WhatsAppLink } from '#/features/profile/ui/whatsapp-link';
import { parseLocale } from '#/platform/i18n/locale';
import { buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { MoreLink } from '#/ui/more-link';
import { shellWords } from '#/web/shell/copy';
import { pageData } from '../head/page-data';
import { pageHead } from '../head/page-head';
import { person, professionalService, website } from '../head/structured-data';
import { useShownSections } from '../shell/navigation-items';
import { QuickActions } from '../shell/quick-actions';
import { ContactFormWithWays } from './-contact-form';

export const Route = createFileRoute('/')({
  staticData: {
    audience: 'everybody',
    hydrate: 'at first sign',
    sitemap: 'page',
    barItem: 'home',
    feeds: true,
    llms: 'home',
    share: 'home',
  },
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  // If a list can't be loaded, only its section says so. In the browser, the page doesn't wait for the lists, unless it scrolls
  // to a fragment: then everything above must be loaded first.
  loader: async ({ context: { queryClient }, deps, location }) => {
    const locale = parseLocale(deps.lang);
    const lists = Promise.all([
      queryClient.prefetchQuery(homeServicesQuery(locale)),
      queryClient.prefetchQuery(homeTrainingsQuery(locale)),
      queryClient.prefetchQuery(shelfQuery(locale)),
      queryClient.prefetchQuery(mediaQuery(locale)),
      queryClient.prefetchQuery(homeArticlesQuery(locale)),
    ]);
    if (import.meta.env.SSR || location.hash) await lists;
  },
  head: ({ match }) => {
    const page = pageData(match);
    if (!page) return {};
    const { title } = shellWords.in(page.locale).home;
    const { keywords } = profileWords.in(page.locale);
    return pageHead({
      ...page,
      path: '/',
      title: title(page.profile.name, page.profile.roles),
      description: page.profile.description,
      keywords: ownTexts(page.profile).plain('keywords', keywords),
      structuredData: [person(page), professionalService(page), website(page)],
    });
  },
  component: Home,
});

const sections: Record<HomeSection, () => ReactNode> = {
  stats: CareerSection,
  about: About,
  training: Training,
  consulting: ConsultingSection,
  books: BooksSection,
  media: MediaSection,
  articles: ArticlesSection,
  contact: () => <ContactSection form={<ContactFormWithWays />} />,
};

function Home() {
  return (
    <>
      <section id="home" tabIndex={-1}>
        <Cover actions={<CoverActions />} />
        <Wrap>
          <KeyFigures row="figures" />
        </Wrap>
      </section>
      {useShownSections().map((name) => {
        const HomePart = sections[name];
        return <HomePart key={name} />;
      })}
      <QuickActions />
    </>
  );
}

function CoverActions() {
  const { home, nav } = useWords(shellWords);
  const sections = useShownSections();
  return (
    <>
      {sections.includes('consulting') ? (
        <Link to="/consultation-booking" className={buttonClass()}>
          {home.consultingReservation}
        </Link>
      ) : null}
      {sections.includes('training') ? (
        <Link to="/training-booking" className={buttonClass({ kind: 'secondary' })}>
          {home.trainingReservation}
        </Link>
      ) : null}
      {sections.includes('consulting') || sections.includes('training') ? null : (
        <Link to="/" hash="contact" className={buttonClass()}>
          {nav.contact}
        </Link>
      )}
    </>
  );
}

function About() {
  return (
    <AboutSection
      more={
        <MoreLink to="/about" className={styles.more}>
          {useWords(aboutWords).more}
        </MoreLink>
      }
    />
  );
}

function Training() {
  const { training } = useWords(catalogueWords).home;
  const reserve = (
    <WhatsAppLink about="training" className={buttonClass({ kind: 'secondary' })}>
      {training.byWhatsapp}
    </WhatsAppLink>
  );
  const offer = useOwnTexts().plain('trainingReserve', training.reserve);
  return <TrainingSection offer={offer} reserve={reserve} />;
}
