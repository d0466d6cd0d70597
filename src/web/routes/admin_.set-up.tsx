import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { adminBackupsWords } from '#/features/backups/copy';
import { RestoreStep } from '#/features/backups/ui/admin/restore-step';
import { sessionQuery, setUpQuery } from '#/features/identity/admin-client';
import { adminIdentityWords } from '#/features/identity/copy';
import { SetUpAccount } from '#/features/identity/ui/admin/set-up-account';
import { SignInLayout } from '#/features/identity/ui/admin/sign-in-layout';
import { ownersLanguagesQuery } from '#/features/languages/admin-client';
import { LanguagesStep } from '#/features/languages/ui/admin/languages-step';
import { finishStep, ownersOpeningQuery } from '#/features/opening/admin-client';
import { type SetUpStep, setUpSteps } from '#/features/opening/contract';
import { ContentStep } from '#/features/opening/ui/admin/content-step';
import { useOpeningChange } from '#/features/opening/ui/admin/use-opening-change';
import { ownersProfileQuery } from '#/features/profile/admin-client';
import { SetUpProfile } from '#/features/profile/ui/admin/set-up-profile';
import { kitWords } from '#/owner/kit/copy';
import { useFragment } from '#/owner/kit/use-fragment';
import { type Locale, parseLocale } from '#/platform/i18n/locale';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { withFormParts } from '../admin/form-parts';
import { SignInBrand, SignInTools } from '../admin/sign-in-frame';
import { ownersWords } from '../copy';
import { addressIn } from '../head/addresses';
import { unlistedHead } from '../head/unlisted-head';

/** The page of the set-up link: the account, then the other steps. */
export const Route = createFileRoute('/admin_/set-up')({
  staticData: {
    audience: 'owner',
  },
  // `step` is the step that the owner has chosen. Only a finished one counts.
  validateSearch: ({ step }: Record<string, unknown>): { step?: SetUpStep | undefined } => ({
    step: setUpSteps.find((each) => each === step),
  }),
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient }, deps }) => {
    const [owner] = await Promise.all([
      queryClient.ensureQueryData(sessionQuery()),
      ownersWords.load(parseLocale(deps.lang)),
    ]);
    if (!owner) return queryClient.prefetchQuery(setUpQuery());
    await Promise.all([
      queryClient.fetchQuery(ownersOpeningQuery()),
      queryClient.fetchQuery(ownersProfileQuery()),
      queryClient.fetchQuery(ownersLanguagesQuery()),
    ]);
  },
  head: ({ match }) =>
    unlistedHead(match, '/admin/set-up', ({ locale }) => adminIdentityWords.loaded(locale)?.setUp),
  component: SetUp,
});

/** Loads the page again without the link's token. The browser now sends the session cookie that came with the account. */
const enter = () => window.location.replace(window.location.pathname + window.location.search);

function SetUp() {
  const { data: owner } = useSuspenseQuery(sessionQuery());
  useWords(ownersWords);
  return (
    <SignInLayout brand={<SignInBrand />} tools={<SignInTools />}>
      {owner ? <Steps /> : <Beginning />}
    </SignInLayout>
  );
}

/** Moves the focus to the heading when another step is shown. Otherwise the focus would be lost with the step that had it. */
function useStepFocus(shown: string | null): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) document.querySelector<HTMLElement>('main h1')?.focus();
    before.current = shown;
  }, [shown]);
}

/** The first step: the account of a new site, or the restoration of a backup. */
function Beginning() {
  const { setUpStep } = useWords(kitWords);
  const { restore } = useWords(adminBackupsWords);
  const token = useFragment();
  const [isRestoring, setIsRestoring] = useState(false);
  useStepFocus(isRestoring ? 'restore' : 'account');
  if (isRestoring)
    return (
      <RestoreStep
        token={token ?? ''}
        onBack={() => setIsRestoring(false)}
        onDone={() => window.location.assign(`/admin${window.location.search}`)}
      />
    );
  return (
    <SetUpAccount
      token={token}
      step={setUpStep(1, setUpSteps.length + 1)}
      links={
        <Button kind="quiet" dense onClick={() => setIsRestoring(true)}>
          {restore.instead}
        </Button>
      }
      onDone={enter}
    />
  );
}

const Profile = withFormParts(SetUpProfile);

const isBefore = (step: SetUpStep, other: SetUpStep): boolean =>
  setUpSteps.indexOf(step) < setUpSteps.indexOf(other);

function Steps() {
  const navigate = Route.useNavigate();
  const { step: returnedTo } = Route.useSearch();
  const { run } = useOpeningChange();
  const { data: opening } = useSuspenseQuery(ownersOpeningQuery());
  const locale = useLocale();
  const next = opening.nextStep;
  // A finished step is shown only if the owner has returned to it.
  const shown = next && returnedTo && isBefore(returnedTo, next) ? returnedTo : next;
  useStepFocus(shown);
  const goTo = (step: SetUpStep | undefined) => () =>
    void navigate({ to: '.', search: (search) => ({ ...search, step }) });
  /**
   * The step that follows `name`, if `name` is a finished step to which the owner has returned. Undefined if `name` is the first
   * unfinished step: the server then says which step is shown.
   */
  const stepAfter = (name: SetUpStep) =>
    name === next ? undefined : setUpSteps[setUpSteps.indexOf(name) + 1];
  const finish = (name: SetUpStep) => () =>
    void run(() => finishStep(name)).then((isDone) => isDone && goTo(stepAfter(name))());
  /** Loads the page again, because addresses and forms depend on the main language. */
  const enterIn = (main: Locale) => {
    const step = stepAfter('languages');
    const path = step ? `/admin/set-up?step=${step}` : '/admin/set-up';
    window.location.assign(addressIn({ baseUrl: '', languages: { ...everyLanguage, main } }, path, locale));
  };
  const leave = (to: '/admin' | '/admin/opening') => () => void navigate({ to, search: {} });
  const { setUpStep } = useWords(kitWords);
  // Steps are counted from 1, and the account was the first.
  const step = shown ? setUpStep(setUpSteps.indexOf(shown) + 2, setUpSteps.length + 1) : '';
  switch (shown) {
    case 'languages':
      return (
        <LanguagesStep
          step={step}
          isFirst={opening.nextStep === 'languages'}
          // Not with `run`: it would show the next step before the page is loaded again, and what is typed there would be lost.
          onDone={(main) => finishStep('languages').then(() => enterIn(main))}
          onLater={leave('/admin')}
        />
      );
    case 'about':
      return (
        <Profile step={step} onBack={goTo('languages')} onSaved={finish('about')} onLater={leave('/admin')} />
      );
    case 'content':
      return (
        <ContentStep
          step={step}
          onDone={leave('/admin/opening')}
          onBack={goTo('about')}
          onLater={leave('/admin')}
        />
      );
    default:
      return <Navigate to="/admin/opening" replace />;
  }
}
