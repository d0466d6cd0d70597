import { Link } from '@tanstack/react-router';
import { Actions } from '#/owner/kit/actions';
import { useWords } from '#/ui/language/language';
import { adminBookingWords } from '../../copy';

export function ReservationViews() {
  const { views } = useWords(adminBookingWords);
  const exact = { exact: true, includeSearch: false };
  const pages = { list: '', week: '/week', free: '/free' } as const;
  return (
    <Actions as="nav" aria-label={views.label}>
      {(['list', 'week', 'free'] as const).map((view) => (
        <Link key={view} to={`/admin/reservations${pages[view]}`} className="chip" activeOptions={exact}>
          {views[view]}
        </Link>
      ))}
    </Actions>
  );
}
