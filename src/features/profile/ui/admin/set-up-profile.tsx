import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWords } from '#/ui/language/language';
import { ownersProfileQuery } from '../../admin-client';
import { adminProfileWords } from '../../copy';
import { profileBasics } from '../../item';
import { ProfileItemForm } from './profile-form';
import styles from './set-up-profile.module.css';

interface SetUpProfileProps {
  onSaved: () => void;
  /** Left without saving. */
  onLater: () => void;
}

/** A step of the set-up: whose site it is. */
export function SetUpProfile({ onSaved, onLater }: SetUpProfileProps) {
  const { setUp } = useWords(adminProfileWords);
  const { data: profile } = useSuspenseQuery(ownersProfileQuery());
  const isSaved = useRef(false);
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 className="text-meta">{setUp.step}</h1>
        <h2 className="text-h2">{setUp.title}</h2>
        <p className="text-muted">{setUp.lead}</p>
      </header>
      <ProfileItemForm
        id="basics"
        noun={profileBasics}
        title={setUp.form}
        profile={profile}
        onSaved={() => {
          isSaved.current = true;
          onSaved();
        }}
        onClose={() => {
          if (!isSaved.current) onLater();
        }}
      />
    </div>
  );
}
