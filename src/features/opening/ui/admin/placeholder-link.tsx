import { Link } from '@tanstack/react-router';
import { useWords } from '#/ui/language/language';
import { adminOpeningWords } from '../../copy';

export const PlaceholderLink = ({ className }: { className?: string }) => (
  <Link to="/admin/availability" hash="availability-placeholder" className={className}>
    {useWords(adminOpeningWords).shown.placeholderLink}
  </Link>
);
