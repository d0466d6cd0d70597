import { Link } from '@tanstack/react-router';
import { useWords } from '#/ui/language/language';
import type { NoticeForm } from '../contract';
import { privacyWords } from '../copy';
import styles from './privacy.module.css';

export function PrivacyLine({ form, responsible }: { form: NoticeForm; responsible: string }) {
  const { lines, link } = useWords(privacyWords);
  return (
    <p className={`${styles.line} text-small text-muted`}>
      {lines[form](responsible)}{' '}
      <Link to="/privacy" hash={form}>
        {link}
      </Link>
    </p>
  );
}
