import type { ReactNode } from 'react';
import { EmphasisedParagraph, type EmphasisedText } from '#/ui/emphasised';
import { Wrap } from '#/ui/layout';
import styles from './catalogue.module.css';

interface CatalogueHeroProps {
  title: string;
  /** The introduction. */
  deck: EmphasisedText;
  actions: ReactNode;
  /** Shown at the bottom of the head. */
  figures: ReactNode;
}

export function CatalogueHero({ title, deck, actions, figures }: CatalogueHeroProps) {
  return (
    <header className={styles.hero}>
      <Wrap>
        <div className={`grid-12 ${styles.head}`}>
          <h1 className="text-h1">{title}</h1>
          <div>
            <EmphasisedParagraph text={deck} className="text-deck" />
            <div className={`button-row ${styles.actions}`}>{actions}</div>
          </div>
        </div>
        {figures}
      </Wrap>
    </header>
  );
}
