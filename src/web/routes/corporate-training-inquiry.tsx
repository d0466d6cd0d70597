import { createFileRoute } from '@tanstack/react-router';
import { trainingWords } from '#/features/training/copy';
import { parseLocale } from '#/platform/i18n/locale';
import { useWords } from '#/ui/language/language';
import { ApplicationPage } from './-application-page';
import { applicationHead, loadPrograms, programSearch } from './-application-route';

export const Route = createFileRoute('/corporate-training-inquiry')({
  staticData: {
    audience: 'everybody',
    cacheBy: { program: 'program' },
    sitemap: 'page',
    barItem: 'training',
    share: 'corporate inquiry',
  },
  validateSearch: programSearch,
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: ({ context: { queryClient }, deps }) => loadPrograms(queryClient, parseLocale(deps.lang)),
  head: ({ match }) => applicationHead(match, '/corporate-training-inquiry', 'corporatePage'),
  component: CorporateTrainingInquiry,
});

/** The page has no default for the number of participants, which each company enters itself. */
function CorporateTrainingInquiry() {
  const { program = '' } = Route.useSearch();
  const { title, lead } = useWords(trainingWords).corporatePage;
  return <ApplicationPage title={title} lead={lead} preset={{ program, trainingType: 'corporate' }} />;
}
