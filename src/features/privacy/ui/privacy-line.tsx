import { Link } from '@tanstack/react-router';
import { useCopy } from '#/platform/i18n/copy';

/** Above the button of a form: what its details are used for, and where all of it is said. */
export function PrivacyLine() {
  const copy = useCopy('privacy');
  return (
    <p className="privacy-line text-small text-muted">
      {copy.line} <Link to="/privacy">{copy.link}</Link>
    </p>
  );
}
