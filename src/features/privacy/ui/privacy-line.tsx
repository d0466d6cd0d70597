import { Link } from '@tanstack/react-router';
import { useWords } from '#/ui/language/language';
import { privacyWords } from '../copy';
import styles from './privacy.module.css';

/** Above the button of a form: what its details are used for, and where all of it is said. */
export function PrivacyLine() {
  const copy = useWords(privacyWords);
  return (
    <p className={`${styles.line} text-small text-muted`}>
      {copy.line} <Link to="/privacy">{copy.link}</Link>
    </p>
  );
}
