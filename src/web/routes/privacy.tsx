import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PrivacyNotice } from '#/features/privacy/ui/privacy-notice';
import { profileQuery } from '#/features/profile/client';
import { useLocale } from '#/ui/language/language';
import { listedHead } from '../head/listed-head';

export const Route = createFileRoute('/privacy')({
  staticData: {
    audience: 'everybody',
    hydrate: 'when idle',
    sitemap: 'page',
    llms: 'privacy',
    share: 'privacy',
  },
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  head: ({ match }) =>
    listedHead(match, '/privacy', ({ copy: { privacy } }) => ({
      ...privacy.page,
      trail: [{ name: privacy.page.title, path: '/privacy' }],
    })),
  component: Privacy,
});

function Privacy() {
  const { data: owner } = useSuspenseQuery(profileQuery(useLocale()));
  return <PrivacyNotice owner={owner} />;
}
