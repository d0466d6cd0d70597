import { Entrance, type EntranceProps } from './entrance';
import { SignInSteps } from './sign-in-steps';

/** The session came with the answer: the page is asked for anew, as the owner. */
const enter = () => window.location.reload();

/** What a signed-out visitor of the owner's room sees. */
export const SignIn = (frame: EntranceProps) => (
  <Entrance {...frame}>
    <SignInSteps onEntered={enter} />
  </Entrance>
);
