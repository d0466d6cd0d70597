import type { ReactNode } from 'react';
import { isArabicScript } from '#/platform/i18n/locale';
import { EmphasisedParagraph } from '#/ui/emphasised';
import { useLocale } from '#/ui/language/language';
import { Portrait } from '#/ui/picture';
import { useProfile } from '../client';
import styles from './cover.module.css';

/** The length of the name's longest line, which decides its font size; Arabic letters are narrower than Latin ones. */
const nameLength = (lines: readonly string[], arabic: boolean) =>
  Math.max(4, ...lines.map((line) => [...line].length)) * (arabic ? 0.9 : 1);

export function Cover({ actions }: { actions: ReactNode }) {
  const locale = useLocale();
  const profile = useProfile();
  const { name, nameLines, roles, deck, portrait } = profile;
  return (
    <div className={styles.root}>
      <div className={styles.text} style={{ '--chars': nameLength(nameLines, isArabicScript(locale)) }}>
        <ul className={styles.roles}>
          {roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </ul>
        <h1 className={styles.name}>
          {nameLines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <EmphasisedParagraph text={deck} className={`text-deck ${styles.deck}`} />
        <div className={`button-row ${styles.actions}`}>{actions}</div>
      </div>
      <figure className={styles.plate}>
        <Portrait {...portrait} name={name} sizes="(width >= 46rem) 48vw, 100vw" />
      </figure>
    </div>
  );
}
