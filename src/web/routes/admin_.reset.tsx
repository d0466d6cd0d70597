import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { adminIdentityWords } from '#/features/identity/copy';
import { ResetPassword } from '#/features/identity/ui/admin/reset-password';
import { parseLocale } from '#/platform/i18n/locale';
import { useWords } from '#/ui/language/language';
import { SignInBrand, SignInTools } from '../admin/sign-in-frame';
import { ownersWords } from '../copy';
import { unlistedHead } from '../head/unlisted-head';

/** The page that the link in the mail for a new password leads to; it needs no session. */
export const Route = createFileRoute('/admin_/reset')({
  staticData: {
    audience: 'owner',
  },
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ deps }) => {
    await ownersWords.load(parseLocale(deps.lang));
  },
  head: ({ match }) =>
    unlistedHead(match, '/admin/reset', ({ locale }) => adminIdentityWords.loaded(locale)?.reset),
  component: Reset,
});

function Reset() {
  const navigate = useNavigate();
  // During hydration this suspends until all words of the page, the frame's too, are loaded.
  useWords(ownersWords);
  return (
    <ResetPassword
      brand={<SignInBrand />}
      tools={<SignInTools />}
      onDone={() => void navigate({ to: '/admin', reloadDocument: true })}
    />
  );
}
