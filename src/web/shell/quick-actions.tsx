import { Link } from '@tanstack/react-router';
import { WhatsAppLink } from '#/features/profile/ui/whatsapp-link';
import { useCopy } from '#/platform/i18n/copy';
import { buttonClass } from '#/ui/button';

/** In reach of a thumb once the page has moved: a bar on phones, WhatsApp alone on wide screens. Without script always there. */
export function QuickActions() {
  const { home } = useCopy('shell');
  return (
    <aside className="quick-actions" aria-label={home.quickActions}>
      <Link to="/consultation-booking" className={buttonClass({ className: 'quick-booking' })}>
        {home.consultingReservation}
      </Link>
      <WhatsAppLink>{home.whatsapp}</WhatsAppLink>
    </aside>
  );
}
