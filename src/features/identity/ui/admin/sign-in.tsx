import { SignInLayout, type SignInLayoutProps } from './sign-in-layout';
import { SignInSteps } from './sign-in-steps';

/** The response has set the session cookie: reloads the page as the owner. */
const reloadAsOwner = () => window.location.reload();

/** What the owner's room shows while nobody is signed in. */
export const SignIn = (frame: SignInLayoutProps) => (
  <SignInLayout {...frame}>
    <SignInSteps onEntered={reloadAsOwner} />
  </SignInLayout>
);
