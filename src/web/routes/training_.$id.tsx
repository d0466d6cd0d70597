import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { trainingServicesQuery } from '#/features/catalogue/client';
import { cohortsQuery } from '#/features/cohorts/client';
import { cohortWords } from '#/features/cohorts/copy';
import styles from '#/features/cohorts/ui/cohorts.module.css';
import { NoScriptContact } from '#/features/profile/ui/no-script-contact';
import { parseLocale } from '#/platform/i18n/locale';
import { Arrow } from '#/ui/arrow';
import { backClass, buttonClass } from '#/ui/button';
import { EmptyState } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { TitledSection, Wrap } from '#/ui/layout';
import { Paragraph } from '#/ui/unbroken';
import { listedHead } from '../head/listed-head';
import { courseWithDates } from '../head/structured-data';
import { shellWords } from '../shell/copy';
import { CourseDates } from './-course-dates';

export const Route = createFileRoute('/training_/$id')({
  staticData: {
    audience: 'everybody',
    barItem: 'training',
  },
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const locale = parseLocale(deps.lang);
    const [programs] = await Promise.all([
      queryClient.ensureQueryData(trainingServicesQuery(locale)),
      queryClient.ensureQueryData(cohortsQuery(locale)),
    ]);
    if (!programs.some(({ id }) => id === params.id)) throw notFound();
  },
  head: ({ match, params }) =>
    listedHead(match, `/training/${params.id}`, (page) => {
      const { queryClient } = match.context;
      const program = queryClient
        .getQueryData(trainingServicesQuery(page.locale).queryKey)
        ?.find(({ id }) => id === params.id);
      if (!program) return undefined;
      const words = cohortWords.in(page.locale).page;
      const cohorts = (queryClient.getQueryData(cohortsQuery(page.locale).queryKey) ?? []).filter(
        (cohort) => cohort.program.id === params.id,
      );
      const hasDates = cohorts.length > 0;
      return {
        title: program.title,
        description: words.description(program.title),
        keywords: words.keywords,
        isListed: page.isListed && hasDates,
        structuredData: hasDates ? [courseWithDates(page, program, cohorts)] : [],
        trail: [
          { name: shellWords.in(page.locale).nav.training, path: '/training' },
          { name: program.title, path: `/training/${params.id}` },
        ],
      };
    }),
  component: Program,
});

function Program() {
  const { id } = Route.useParams();
  const { page: words, noScript } = useWords(cohortWords);
  const locale = useLocale();
  const { data: programs } = useSuspenseQuery(trainingServicesQuery(locale));
  const { data: all } = useSuspenseQuery(cohortsQuery(locale));
  const program = programs.find((each) => each.id === id);
  const cohorts = all.filter((cohort) => cohort.program.id === id);
  if (!program) return null;
  return (
    <>
      <Wrap>
        <header className={`form-head ${styles.head}`}>
          <Link to="/training" className={backClass}>
            <Arrow to="start" /> {words.back}
          </Link>
          <h1 className="text-h1">{program.title}</h1>
          <Paragraph className="text-lead">{program.description}</Paragraph>
          <p className="text-muted">
            {program.duration} · {program.format} · {program.level}
          </p>
          <NoScriptContact {...noScript} about="training" />
        </header>
      </Wrap>
      <TitledSection id="dates" title={words.dates} lead={cohorts.length > 0 ? words.note : null}>
        {cohorts.length > 0 ? (
          <CourseDates cohorts={cohorts} of={{ program: id }} />
        ) : (
          <EmptyState
            level={3}
            title={words.none.title}
            text={words.none.text}
            action={
              <Link to="/training-booking" search={{ program: id }} className={buttonClass()}>
                {words.apply}
              </Link>
            }
          />
        )}
      </TitledSection>
    </>
  );
}
