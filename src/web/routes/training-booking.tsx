import { createFileRoute } from '@tanstack/react-router';
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
  loader: loadPrograms,
  head: ({ match }) => applicationHead(match, '/training-booking', 'page'),
  component: TrainingBooking,
});

function TrainingBooking() {
  const { program = '' } = Route.useSearch();
  return <ApplicationPage words="page" preset={{ program, participantCount: '1' }} />;
}
