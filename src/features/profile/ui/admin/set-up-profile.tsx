import { useSuspenseQuery } from '@tanstack/react-query';
import { SetUpStep } from '#/owner/kit/set-up-step';
import { useWords } from '#/ui/language/language';
import { ownersProfileQuery } from '../../admin-client';
import { adminProfileWords } from '../../copy';
import { profileBasics } from '../../item';
import { ProfileItemForm } from './profile-form';

interface SetUpProfileProps {
  onSaved: () => void;
  /** Left without saving. */
  onLater: () => void;
}

/** A step of the set-up: whose site it is. */
export function SetUpProfile({ onSaved, onLater }: SetUpProfileProps) {
  const { setUp } = useWords(adminProfileWords);
  const { data: profile } = useSuspenseQuery(ownersProfileQuery());
  return (
    <SetUpStep wide words={setUp}>
      <ProfileItemForm
        id="basics"
        noun={profileBasics}
        title={setUp.form}
        profile={profile}
        onSaved={onSaved}
        onClose={onLater}
      />
    </SetUpStep>
  );
}
