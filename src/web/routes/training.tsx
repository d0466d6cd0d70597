import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { corporateProgramsQuery, trainingServicesQuery } from '#/features/catalogue/client';
import { trainingCategories } from '#/features/catalogue/rules';
import { CatalogueHero } from '#/features/catalogue/ui/catalogue-hero';
import { CategoryFilter } from '#/features/catalogue/ui/category-filter';
import { CategoryGroups } from '#/features/catalogue/ui/category-groups';
import { KeyFigures } from '#/features/profile/ui/key-figures';
import { ReachList } from '#/features/profile/ui/reach-list';
import { WhatsAppLink } from '#/features/profile/ui/whatsapp-link';
import { trainingWords } from '#/features/training/copy';
import { CorporateList } from '#/features/training/ui/corporate-list';
import { ProgramList } from '#/features/training/ui/program-list';
import { ReasonList } from '#/features/training/ui/reason-list';
import { localeOf } from '#/platform/i18n/locale';
import { ButtonLink, buttonClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { Section, SectionHead } from '#/ui/layout';
import { listedHead } from '../head/listed-head';
import { courseList } from '../head/structured-data';

export const Route = createFileRoute('/training')({
  staticData: {
    audience: 'everybody',
    hydrate: 'at first sign',
    cacheBy: { category: 'training category' },
    sitemap: 'page',
    barItem: 'training',
    backInBar: true,
    llms: 'training',
    share: 'training',
  },
  validateSearch: ({ category }: Record<string, unknown>): { category?: string | undefined } =>
    typeof category === 'string' ? { category } : {},
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient }, deps }) => {
    const locale = localeOf(deps.lang);
    await Promise.all([
      queryClient.ensureQueryData(trainingServicesQuery(locale)),
      queryClient.ensureQueryData(corporateProgramsQuery(locale)),
    ]);
  },
  head: ({ match }) =>
    listedHead(match, '/training', (page) => {
      const offered =
        match.context.queryClient.getQueryData(trainingServicesQuery(page.locale).queryKey) ?? [];
      return {
        ...page.copy.training.catalogue.meta,
        trail: [{ name: page.copy.shell.nav.training, path: '/training' }],
        structuredData: [courseList(page, offered)],
      };
    }),
  component: Training,
});

function Training() {
  const asked = Route.useSearch().category;
  const category = trainingCategories.find((each) => each === asked);
  const locale = useLocale();
  const copy = useWords(trainingWords).catalogue;
  const { data: programs } = useSuspenseQuery(trainingServicesQuery(locale));
  const { data: corporate } = useSuspenseQuery(corporateProgramsQuery(locale));
  const shown = category ? programs.filter((program) => program.category === category) : programs;
  return (
    <>
      <CatalogueHero
        title={copy.title}
        deck={copy.deck}
        actions={
          <>
            <ButtonLink href="#programs">{copy.toPrograms}</ButtonLink>
            <ButtonLink href="#contact" kind="secondary">
              {copy.toContact}
            </ButtonLink>
          </>
        }
        figures={<KeyFigures row="trainingFigures" spark />}
      />
      <Section id="programs" tabIndex={-1} aria-labelledby="programs-title">
        <SectionHead id="programs-title" title={copy.programs.title} />
        <CategoryFilter
          to="/training"
          label={copy.programs.filter}
          all={copy.programs.all}
          categories={copy.programs.short}
          chosen={category}
          shown={copy.programs.shown(shown.length)}
        />
        <CategoryGroups items={shown} categories={trainingCategories} chosen={category}>
          {(group, level) => <ProgramList programs={group} level={level} />}
        </CategoryGroups>
      </Section>
      <Section night id="corporate" tabIndex={-1} aria-labelledby="corporate-title">
        <SectionHead id="corporate-title" title={copy.corporate.title} lead={copy.corporate.lead} />
        <CorporateList programs={corporate} />
      </Section>
      <Section id="why" tabIndex={-1} aria-labelledby="why-title">
        <SectionHead id="why-title" title={copy.why.title} />
        <ReasonList />
      </Section>
      <Closing />
    </>
  );
}

function Closing() {
  const { closing } = useWords(trainingWords).catalogue;
  return (
    <Section id="contact" tabIndex={-1} aria-labelledby="contact-title">
      <div className="contact">
        <div className="contact-words">
          <h2 id="contact-title" className="text-h2">
            {closing.title}
          </h2>
          <p className="text-lead">{closing.text}</p>
          <div className="closing-actions">
            <Link to="/contact" className={buttonClass()}>
              {closing.contact}
            </Link>
            <WhatsAppLink about="training" />
          </div>
        </div>
        <div className="contact-ways">
          <ReachList />
        </div>
      </div>
    </Section>
  );
}
