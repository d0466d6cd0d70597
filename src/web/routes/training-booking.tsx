import { createFileRoute } from '@tanstack/react-router';
import { trainingWords } from '#/features/training/copy';
import { parseLocale } from '#/platform/i18n/locale';
import { useWords } from '#/ui/language/language';
import { ApplicationPage } from './-application-page';
import { applicationHead, loadPrograms, programSearch } from './-application-route';

export const Route = createFileRoute('/training-booking')({
  staticData: {
    audience: 'everybody',
    cacheBy: { program: 'program' },
    sitemap: 'page',
    barItem: 'training',
    llms: 'application',
    share: 'application',
  },
  validateSearch: programSearch,
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: ({ context: { queryClient }, deps }) => loadPrograms(queryClient, parseLocale(deps.lang)),
  head: ({ match }) => applicationHead(match, '/training-booking', 'page'),
  component: TrainingBooking,
});

function TrainingBooking() {
  const { program = '' } = Route.useSearch();
  const { title, lead } = useWords(trainingWords).page;
  return <ApplicationPage title={title} lead={lead} preset={{ program, participantCount: '1' }} />;
}
