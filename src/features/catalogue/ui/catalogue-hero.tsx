import type { ReactNode } from 'react';
import { Wrap } from '#/ui/layout';
import styles from './catalogue.module.css';

interface CatalogueHeroProps {
  title: string;
  /** The introduction, with one emphasised phrase. */
  deck: { before: string; emphasis: string; after: string };
  actions: ReactNode;
  /** Shown at the bottom of the head. */
  figures: ReactNode;
}

/** The head of the consulting and training pages. */
export function CatalogueHero({ title, deck, actions, figures }: CatalogueHeroProps) {
  return (
    <header className={styles.hero}>
      <Wrap>
        <div className={styles.head}>
          <h1 className="text-h1">{title}</h1>
          <div>
            {deck.before + deck.emphasis + deck.after ? (
              <p className="text-deck">
                {deck.before}
                {deck.emphasis ? <em>{deck.emphasis}</em> : null}
                {deck.after}
              </p>
            ) : null}
            <div className={`button-row ${styles.actions}`}>{actions}</div>
          </div>
        </div>
        {figures}
      </Wrap>
    </header>
  );
}
