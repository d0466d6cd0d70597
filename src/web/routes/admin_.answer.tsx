import { createFileRoute } from '@tanstack/react-router';
import { adminBookingWords } from '#/features/booking/copy';
import { AnswerRequest } from '#/features/booking/ui/admin/answer-request';
import { SignInLayout } from '#/features/identity/ui/admin/sign-in-layout';
import { parseLocale } from '#/platform/i18n/locale';
import { useWords } from '#/ui/language/language';
import { SignInBrand, SignInTools } from '../admin/sign-in-frame';
import { ownersWords } from '../copy';
import { unlistedHead } from '../head/unlisted-head';

/** The page that the links in the mail about a request lead to; it needs no session. */
export const Route = createFileRoute('/admin_/answer')({
  staticData: {
    audience: 'owner',
  },
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ deps }) => {
    await ownersWords.load(parseLocale(deps.lang));
  },
  head: ({ match }) =>
    unlistedHead(match, '/admin/answer', ({ locale }) => adminBookingWords.loaded(locale)?.decision),
  component: Answer,
});

function Answer() {
  // During hydration this suspends until all words of the page, the frame's too, are loaded.
  useWords(ownersWords);
  return (
    <SignInLayout brand={<SignInBrand />} tools={<SignInTools />}>
      <AnswerRequest />
    </SignInLayout>
  );
}
