import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { adminIdentityWords } from '#/features/identity/copy';
import { ResetPassword } from '#/features/identity/ui/admin/reset-password';
import { parseLocale } from '#/platform/i18n/locale';
import { useWords } from '#/ui/language/language';
import { SignInBrand, SignInTools } from '../admin/sign-in-frame';
import { ownersWords } from '../copy';
import { pageData } from '../head/page-data';
import { pageHead } from '../head/page-head';

/** The page that the link in the mail for a new password leads to; it needs no session. */
export const Route = createFileRoute('/admin_/reset')({
  staticData: {
    audience: 'owner',
    hydrate: 'when idle',
  },
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ deps }) => {
    await ownersWords.load(parseLocale(deps.lang));
  },
  head: ({ match }) => {
    const page = pageData(match);
    const words = page && adminIdentityWords.loaded(page.locale);
    if (!page || !words) return {};
    const { title } = words.reset;
    return pageHead({ ...page, path: '/admin/reset', title, description: title, keywords: '' });
  },
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
