import { useSuspenseQuery } from '@tanstack/react-query';
import { SetUpStep } from '#/owner/kit/set-up-step';
import { useWords } from '#/ui/language/language';
import { ownersProfileQuery } from '../../admin-client';
import { adminProfileWords } from '../../copy';
import { profileBasics } from '../../item';
import { ProfileItemForm } from './profile-form';
import { TimeZoneField } from './time-zone-field';

interface SetUpProfileProps {
  step: string;
  onBack: () => void;
  onSaved: () => void;
  /** Called when the owner leaves without saving. */
  onLater: () => void;
}

const GuessedZone = () => <TimeZoneField guesses />;

export function SetUpProfile({ step, onBack, onSaved, onLater }: SetUpProfileProps) {
  const { setUp } = useWords(adminProfileWords);
  const { data: profile } = useSuspenseQuery(ownersProfileQuery());
  return (
    <SetUpStep wide canWait words={setUp} step={step} onBack={onBack}>
      <ProfileItemForm
        id="basics"
        noun={profileBasics}
        title={setUp.form}
        profile={profile}
        ZoneField={GuessedZone}
        buttons={{ save: setUp.submit, cancel: setUp.later }}
        onSaved={onSaved}
        onClose={onLater}
      />
    </SetUpStep>
  );
}
