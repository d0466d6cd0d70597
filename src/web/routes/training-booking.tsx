import { createFileRoute } from '@tanstack/react-router';
import { trainingWords } from '#/features/training/copy';
import { localeOf } from '#/platform/i18n/locale';
import { useWords } from '#/ui/language/language';
import { pageData } from '../head/page-data';
import { pageHead } from '../head/page-head';
import { breadcrumbs } from '../head/structured-data';
import { ApplicationPage } from './-application-page';
import { loadPrograms, programSearch } from './-application-programs';

const path = '/training-booking';

export const Route = createFileRoute('/training-booking')({
  validateSearch: programSearch,
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: ({ context: { queryClient }, deps }) => loadPrograms(queryClient, localeOf(deps.lang)),
  head: ({ match }) => {
    const page = pageData(match);
    if (!page) return {};
    const { training, shell } = page.copy;
    const { title, description, keywords } = training.page;
    const trail = [
      { name: shell.nav.home, path: '/' },
      { name: shell.nav.training, path: '/training' },
      { name: title, path },
    ];
    return pageHead({
      ...page,
      path,
      title,
      description,
      keywords,
      structuredData: [breadcrumbs(page, trail)],
    });
  },
  component: TrainingBooking,
});

function TrainingBooking() {
  const { program = '' } = Route.useSearch();
  const { title, lead } = useWords(trainingWords).page;
  return <ApplicationPage title={title} lead={lead} preset={{ program, participantCount: '1' }} />;
}
