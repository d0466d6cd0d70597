import { Link } from '@tanstack/react-router';
import { WhatsAppLink } from '#/features/profile/ui/whatsapp-link';
import { buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { shellWords } from './copy';
import { useShownSections } from './navigation-items';
import styles from './quick.module.css';

/**
 * Shortcuts that appear once the page is scrolled: a bar on phones, WhatsApp alone on wide screens. Without scripts, they are
 * always visible.
 */
export function QuickActions() {
  const { home } = useWords(shellWords);
  return (
    <aside className={styles.actions} aria-label={home.quickActions}>
      {useShownSections().includes('consulting') ? (
        <Link to="/consultation-booking" className={buttonClass({ className: styles.booking })}>
          {home.consultingReservation}
        </Link>
      ) : null}
      <WhatsAppLink>{home.whatsapp}</WhatsAppLink>
    </aside>
  );
}
