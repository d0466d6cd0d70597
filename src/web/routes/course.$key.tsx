import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { privateCohortQuery } from '#/features/cohorts/client';
import { cohortWords } from '#/features/cohorts/copy';
import styles from '#/features/cohorts/ui/cohorts.module.css';
import { NoScriptContact } from '#/features/profile/ui/no-script-contact';
import { parseLocale } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import { TitledSection, Wrap } from '#/ui/layout';
import { unlistedHead } from '../head/unlisted-head';
import { VoidLink } from '../shell/void-link';
import { CourseDates } from './-course-dates';

export const Route = createFileRoute('/course/$key')({
  staticData: {
    audience: 'visitor',
    barItem: 'training',
  },
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    await queryClient.ensureQueryData(privateCohortQuery(params.key, parseLocale(deps.lang)));
  },
  head: ({ match, params: { key } }) =>
    unlistedHead(match, `/course/${key}`, ({ locale }) => {
      const cohort = match.context.queryClient.getQueryData(privateCohortQuery(key, locale).queryKey);
      const words = cohortWords.in(locale).page;
      const title = cohort?.program.title ?? words.missing.title;
      return { title, description: words.description(title) };
    }),
  component: PrivateCourse,
});

/** A cohort that only people with its link see. */
function PrivateCourse() {
  const { key } = Route.useParams();
  const { page: words, noScript } = useWords(cohortWords);
  const locale = useLocale();
  const { data: cohort } = useSuspenseQuery(privateCohortQuery(key, locale));
  if (!cohort) return <VoidLink words={words.missing} />;
  return (
    <>
      <Wrap>
        <header className={`form-head ${styles.head}`}>
          <h1 className="text-h1">{cohort.program.title}</h1>
          <p className="text-lead">{words.private}</p>
          <NoScriptContact {...noScript} about="training" />
        </header>
      </Wrap>
      <TitledSection id="dates" title={words.dates}>
        <CourseDates cohorts={[cohort]} of={{ key }} />
      </TitledSection>
    </>
  );
}
