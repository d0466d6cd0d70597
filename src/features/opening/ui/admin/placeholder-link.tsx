import { Link } from '@tanstack/react-router';
import { useWords } from '#/ui/language/language';
import { adminOpeningWords } from '../../copy';

/** A link to the setting that switches the placeholder slots off. */
export const PlaceholderLink = ({ className }: { className?: string }) => (
  <Link to="/admin/availability" hash="availability-placeholder" className={className}>
    {useWords(adminOpeningWords).shown.placeholderLink}
  </Link>
);
