import { Link } from '@tanstack/react-router';
import { useWords } from '#/ui/language/language';
import { adminBookingWords } from '../../copy';

/** The three ways to look at appointments. */
export function ReservationViews() {
  const { views } = useWords(adminBookingWords);
  const exact = { exact: true, includeSearch: false };
  return (
    <nav aria-label={views.label} className="admin-actions">
      <Link to="/admin/reservations" className="chip" activeOptions={exact}>
        {views.list}
      </Link>
      <Link to="/admin/reservations/week" className="chip" activeOptions={exact}>
        {views.week}
      </Link>
      <Link to="/admin/reservations/free" className="chip" activeOptions={exact}>
        {views.free}
      </Link>
    </nav>
  );
}
