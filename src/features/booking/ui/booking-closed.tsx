import { Link } from '@tanstack/react-router';
import type { Profile } from '#/features/profile/contract';
import { Arrow } from '#/ui/arrow';
import { backClass, buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { Paragraph } from '#/ui/unbroken';
import { bookingWords } from '../copy';
import styles from './booking.module.css';
import { WaysToWrite } from './ways-to-write';

export function BookingClosed({ owner }: { owner: Pick<Profile, 'whatsapp' | 'email'> }) {
  const { page } = useWords(bookingWords);
  return (
    <header className="form-head">
      <Link to="/consulting" className={backClass}>
        <Arrow to="start" /> {page.back}
      </Link>
      <h1 className="text-h1">{page.title}</h1>
      <Paragraph className="text-lead">{page.closed.text}</Paragraph>
      <div className={styles.ways}>
        <Link to="/contact" className={buttonClass()}>
          {page.closed.write}
        </Link>
        <WaysToWrite owner={owner} />
      </div>
    </header>
  );
}
