import { createFileRoute } from '@tanstack/react-router';
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
  loader: loadPrograms,
  head: ({ match }) => applicationHead(match, '/corporate-training-inquiry', 'corporatePage'),
  component: CorporateTrainingInquiry,
});

/** The page has no default for the number of participants, which each company enters itself. */
function CorporateTrainingInquiry() {
  const { program = '' } = Route.useSearch();
  return <ApplicationPage words="corporatePage" preset={{ program, trainingType: 'corporate' }} />;
}
