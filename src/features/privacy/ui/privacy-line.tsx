import { Link } from '@tanstack/react-router';
import { useWords } from '#/ui/language/language';
import { privacyWords } from '../copy';
import styles from './privacy.module.css';

/** Above a form's submit button: what the details are used for, and a link to the privacy notice. */
export function PrivacyLine() {
  const copy = useWords(privacyWords);
  return (
    <p className={`${styles.line} text-small text-muted`}>
      {copy.line} <Link to="/privacy">{copy.link}</Link>
    </p>
  );
}
