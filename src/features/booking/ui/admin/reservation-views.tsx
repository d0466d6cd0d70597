import { Link } from '@tanstack/react-router';
import { Actions } from '#/owner/kit/actions';
import { useWords } from '#/ui/language/language';
import { adminBookingWords } from '../../copy';

/** Links to the three views of appointments. */
export function ReservationViews() {
  const { views } = useWords(adminBookingWords);
  const exact = { exact: true, includeSearch: false };
  return (
    <Actions as="nav" aria-label={views.label}>
      <Link to="/admin/reservations" className="chip" activeOptions={exact}>
        {views.list}
      </Link>
      <Link to="/admin/reservations/week" className="chip" activeOptions={exact}>
        {views.week}
      </Link>
      <Link to="/admin/reservations/free" className="chip" activeOptions={exact}>
        {views.free}
      </Link>
    </Actions>
  );
}
