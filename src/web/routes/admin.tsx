import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { sessionQuery, setUpQuery } from '#/features/identity/admin-client';
import { adminIdentityWords } from '#/features/identity/copy';
import { SignIn } from '#/features/identity/ui/admin/sign-in';
import { SignInAgain } from '#/features/identity/ui/admin/sign-in-again';
import { parseLocale } from '#/platform/i18n/locale';
import { useWords } from '#/ui/language/language';
import { AdminFrame } from '../admin/admin-frame';
import { tabTitleAt } from '../admin/admin-tabs';
import { adminWords } from '../admin/copy';
import { SignInBrand, SignInTools } from '../admin/sign-in-frame';
import { ownersWords } from '../copy';
import { unlistedHead } from '../head/unlisted-head';
import { countsQuery } from '../inbox/client';

/** The layout of the owner's room; without a session every address below shows the sign-in form. */
export const Route = createFileRoute('/admin')({
  staticData: {
    audience: 'owner',
  },
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  beforeLoad: async ({ context, search }) => {
    const [owner] = await Promise.all([
      context.queryClient.ensureQueryData(sessionQuery()),
      ownersWords.load(parseLocale(search.lang)),
    ]);
    return { owner };
  },
  loader: async ({ context: { owner, queryClient } }) => {
    if (owner) await queryClient.prefetchQuery(countsQuery());
    else await queryClient.prefetchQuery(setUpQuery());
  },
  head: ({ match, matches }) =>
    unlistedHead(match, '/admin', ({ locale }) => {
      if (!ownersWords.loaded(locale)) return undefined;
      if (!match.context.owner) return { title: adminIdentityWords.in(locale).signIn.title };
      return { title: tabTitleAt(matches.at(-1)?.pathname ?? '', locale) ?? adminWords.in(locale).title };
    }),
  component: Admin,
});

function Admin() {
  const { data: owner } = useSuspenseQuery(sessionQuery());
  // During hydration this suspends until all words of the room are loaded.
  useWords(ownersWords);
  return owner ? (
    <OwnersRoom email={owner.email} />
  ) : (
    <SignIn brand={<SignInBrand />} tools={<SignInTools />} />
  );
}

function OwnersRoom({ email }: { email: string }) {
  const { data: counts = {} } = useQuery(countsQuery());
  return (
    <AdminFrame waiting={counts}>
      <Outlet />
      <SignInAgain email={email} />
    </AdminFrame>
  );
}
