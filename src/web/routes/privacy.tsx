import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PrivacyNotice } from '#/features/privacy/ui/privacy-notice';
import { profileQuery } from '#/features/profile/client';
import { useLocale } from '#/ui/language/language';
import { pageData } from '../head/page-data';
import { pageHead } from '../head/page-head';
import { breadcrumbs } from '../head/structured-data';

const path = '/privacy';

export const Route = createFileRoute('/privacy')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  head: ({ match }) => {
    const page = pageData(match);
    if (!page) return {};
    const { privacy, shell } = page.copy;
    const { title, description, keywords } = privacy.page;
    const trail = [
      { name: shell.nav.home, path: '/' },
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
  component: Privacy,
});

function Privacy() {
  const { data: owner } = useSuspenseQuery(profileQuery(useLocale()));
  return <PrivacyNotice owner={owner} />;
}
