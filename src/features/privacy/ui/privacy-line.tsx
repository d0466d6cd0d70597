import { Link } from '@tanstack/react-router';
import { useWords } from '#/ui/language/language';
import { privacyWords } from '../copy';
import styles from './privacy.module.css';

/** The line above a form's submit button that says what the details are used for and links to the privacy notice. */
export function PrivacyLine() {
  const copy = useWords(privacyWords);
  return (
    <p className={`${styles.line} text-small text-muted`}>
      {copy.line} <Link to="/privacy">{copy.link}</Link>
    </p>
  );
}
