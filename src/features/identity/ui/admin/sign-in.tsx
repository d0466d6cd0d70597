import { useQuery } from '@tanstack/react-query';
import { useWords } from '#/ui/language/language';
import { setUpQuery } from '../../admin-client';
import { adminIdentityWords } from '../../copy';
import { SignInLayout, type SignInLayoutProps } from './sign-in-layout';
import { SignInSteps } from './sign-in-steps';
import { StepMessage } from './step';

/** Reloads the page, which now shows the owner's room, because the response has set the session cookie. */
const reloadAsOwner = () => window.location.reload();

export function SignIn(frame: SignInLayoutProps) {
  const { setUp } = useWords(adminIdentityWords);
  const { data } = useQuery(setUpQuery());
  return (
    <SignInLayout {...frame}>
      {data?.isNeeded ? (
        <StepMessage title={setUp.noOwner} text={setUp.noOwnerText} more={setUp.voidText} />
      ) : (
        <SignInSteps onEntered={reloadAsOwner} />
      )}
    </SignInLayout>
  );
}
