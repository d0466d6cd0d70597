import { createFileRoute } from '@tanstack/react-router';
import { privacyWords } from '#/features/privacy/copy';
import { PrivacyNotice } from '#/features/privacy/ui/privacy-notice';
import { useProfile } from '#/features/profile/client';
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
    listedHead(match, '/privacy', ({ locale }) => {
      const { page } = privacyWords.in(locale);
      return { ...page, trail: [{ name: page.title, path: '/privacy' }] };
    }),
  component: Privacy,
});

function Privacy() {
  const owner = useProfile();
  return <PrivacyNotice owner={owner} />;
}
