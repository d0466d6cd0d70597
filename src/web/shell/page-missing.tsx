import { Link } from '@tanstack/react-router';
import { useProfile } from '#/features/profile/client';
import { buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { shellWords } from './copy';
import styles from './message.module.css';
import { useShownSections } from './navigation-items';

/** The 404 page, in the visitor's language. React moves its title and robots tag into the head. */
export function PageMissing() {
  const { missing } = useWords(shellWords);
  const profile = useProfile();
  const sections = useShownSections();
  return (
    <Wrap className={styles.page}>
      <title>{`${missing.title} - ${profile.name}`}</title>
      <meta name="robots" content="noindex, follow" />
      <p className={styles.figure} aria-hidden="true">
        404
      </p>
      <div className={styles.words}>
        <h1 className="text-h1">{missing.title}</h1>
        <p className="text-lead">{missing.text}</p>
        <div className={`button-row ${styles.actions}`}>
          <Link to="/" className={buttonClass()}>
            {missing.home}
          </Link>
          {/* The owner may hide the services, or have none. */}
          {sections.includes('consulting') ? (
            <Link to="/consulting" className={buttonClass({ kind: 'secondary' })}>
              {missing.consulting}
            </Link>
          ) : null}
        </div>
      </div>
    </Wrap>
  );
}
