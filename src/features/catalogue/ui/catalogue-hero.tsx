import type { ReactNode } from 'react';
import { Wrap } from '#/ui/layout';
import styles from './catalogue.module.css';

interface CatalogueHeroProps {
  title: string;
  /** The standfirst with its one emphasised phrase. */
  deck: { before: string; emphasis: string; after: string };
  actions: ReactNode;
  /** They stand on the rule at the foot. */
  figures: ReactNode;
}

/** The head of a page of offers. */
export function CatalogueHero({ title, deck, actions, figures }: CatalogueHeroProps) {
  return (
    <header className={styles.hero}>
      <Wrap>
        <div className={styles.head}>
          <h1 className="text-h1">{title}</h1>
          <div>
            <p className="text-deck">
              {deck.before}
              <em>{deck.emphasis}</em>
              {deck.after}
            </p>
            <div className={styles.actions}>{actions}</div>
          </div>
        </div>
        {figures}
      </Wrap>
    </header>
  );
}
