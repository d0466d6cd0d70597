import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import {
  corporateProgramsQuery,
  trainingCategoriesQuery,
  trainingServicesQuery,
} from '#/features/catalogue/client';
import { cohortsQuery } from '#/features/cohorts/client';
import { NextDates } from '#/features/cohorts/ui/next-dates';
import { useOwnTexts } from '#/features/profile/client';
import { readTitled } from '#/features/profile/rules';
import { WhatsAppLink } from '#/features/profile/ui/whatsapp-link';
import { trainingWords } from '#/features/training/copy';
import { CorporateList } from '#/features/training/ui/corporate-list';
import { ProgramList } from '#/features/training/ui/program-list';
import { ReasonList } from '#/features/training/ui/reason-list';
import { parseLocale } from '#/platform/i18n/locale';
import { buttonClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { TitledSection } from '#/ui/layout';
import { listedHead } from '../head/listed-head';
import { courseList } from '../head/structured-data';
import { shellWords } from '../shell/copy';
import { CataloguePage, catalogueMeta, categorySearch } from './-catalogue-page';

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
  validateSearch: categorySearch,
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient }, deps }) => {
    const locale = parseLocale(deps.lang);
    await Promise.all([
      queryClient.ensureQueryData(trainingCategoriesQuery(locale)),
      queryClient.ensureQueryData(trainingServicesQuery(locale)),
      queryClient.ensureQueryData(corporateProgramsQuery(locale)),
      queryClient.ensureQueryData(cohortsQuery(locale)),
    ]);
  },
  head: ({ match }) =>
    listedHead(match, '/training', (page) => {
      const offered =
        match.context.queryClient.getQueryData(trainingServicesQuery(page.locale).queryKey) ?? [];
      return {
        ...catalogueMeta(page, trainingWords.in(page.locale).catalogue.meta, offered),
        trail: [{ name: shellWords.in(page.locale).nav.training, path: '/training' }],
        structuredData: [courseList(page, offered)],
      };
    }),
  component: Training,
});

function Training() {
  const { category } = Route.useSearch();
  const locale = useLocale();
  const copy = useWords(trainingWords).catalogue;
  const own = useOwnTexts();
  const ownReasons = own.own('trainingReasons');
  const reasons = ownReasons === undefined ? copy.why.reasons : readTitled(ownReasons);
  const { data: categories } = useSuspenseQuery(trainingCategoriesQuery(locale));
  const { data: programs } = useSuspenseQuery(trainingServicesQuery(locale));
  const { data: corporate } = useSuspenseQuery(corporateProgramsQuery(locale));
  const { data: cohorts } = useSuspenseQuery(cohortsQuery(locale));
  return (
    <CataloguePage
      words={{ ...copy, deck: own.emphasised('trainingDeck', copy.deck) }}
      figures="trainingFigures"
      list={{
        page: '/training',
        id: 'programs',
        link: copy.toPrograms,
        words: copy.programs,
        items: programs,
        categories,
        requestedCategory: category,
        show: (group, level) => (
          <ProgramList
            programs={group}
            level={level}
            dates={(program) => <NextDates cohorts={cohorts} program={program} />}
          />
        ),
      }}
      closing={{
        title: own.plain('trainingClosingTitle', copy.closing.title),
        text: own.plain('trainingClosingText', copy.closing.text),
        action: (
          <div className="button-row">
            <Link to="/contact" className={buttonClass()}>
              {copy.closing.contact}
            </Link>
            <WhatsAppLink about="training" />
          </div>
        ),
      }}
    >
      {corporate.length > 0 ? (
        <TitledSection
          night
          id="corporate"
          title={copy.corporate.title}
          lead={own.plain('trainingCorporate', copy.corporate.lead)}
        >
          <CorporateList programs={corporate} />
        </TitledSection>
      ) : null}
      {reasons.length > 0 ? (
        <TitledSection id="why" title={copy.why.title}>
          <ReasonList reasons={reasons} />
        </TitledSection>
      ) : null}
    </CataloguePage>
  );
}
