import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { privacyNoticeQuery } from '#/features/privacy/client';
import { privacyWords } from '#/features/privacy/copy';
import { PrivacyNotice } from '#/features/privacy/ui/privacy-notice';
import { useProfile } from '#/features/profile/client';
import { parseLocale } from '#/platform/i18n/locale';
import { useLocale } from '#/ui/language/language';
import { listedHead } from '../head/listed-head';

export const Route = createFileRoute('/privacy')({
  staticData: {
    audience: 'everybody',
    sitemap: 'page',
    llms: 'privacy',
    share: 'privacy',
  },
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(privacyNoticeQuery(parseLocale(deps.lang)));
  },
  head: ({ match }) =>
    listedHead(match, '/privacy', ({ locale }) => {
      const { page } = privacyWords.in(locale);
      return { ...page, trail: [{ name: page.title, path: '/privacy' }] };
    }),
  component: Privacy,
});

function Privacy() {
  const { email } = useProfile();
  const { data: notice } = useSuspenseQuery(privacyNoticeQuery(useLocale()));
  return <PrivacyNotice notice={notice} email={email} />;
}
