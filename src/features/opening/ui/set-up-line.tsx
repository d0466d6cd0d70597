import { useQuery } from '@tanstack/react-query';
import { useWords } from '#/ui/language/language';
import { openingQuery } from '../client';
import { openingWords } from '../copy';
import styles from './set-up-line.module.css';

export function SetUpLine() {
  const { line } = useWords(openingWords);
  const { data: opening } = useQuery(openingQuery());
  if (!opening || opening.isOpen) return null;
  return <p className={`${styles.root} text-small text-muted`}>{line}</p>;
}
