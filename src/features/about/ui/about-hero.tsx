import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { Arrow } from '#/ui/arrow';
import { backClass } from '#/ui/button';
import { EmphasisedParagraph, type EmphasisedText } from '#/ui/emphasised';
import { useWords } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { Portrait } from '#/ui/picture';
import { aboutWords } from '../copy';
import styles from './about.module.css';

interface AboutHeroProps {
  name: string;
  roles: readonly string[];
  deck: EmphasisedText;
  portrait: Pick<ComponentProps<typeof Portrait>, 'src' | 'alt' | 'picture' | 'focus'>;
  /** The numbers below the portrait. */
  figures: ReactNode;
}

export function AboutHero({ name, roles, deck, portrait, figures }: AboutHeroProps) {
  const copy = useWords(aboutWords);
  return (
    <header className={styles.hero}>
      <Wrap>
        <div className={styles.heroGrid}>
          <div className={styles.heroWords}>
            <Link to="/" className={backClass}>
              <Arrow to="start" /> {copy.home}
            </Link>
            <h1 className="text-h1">{copy.title(name)}</h1>
            <EmphasisedParagraph text={deck} className="text-deck" />
            <p className={styles.heroRoles}>
              <b>{name}</b>
              {roles.map((role) => (
                <span key={role}>{role}</span>
              ))}
            </p>
          </div>
          <figure className={styles.heroPlate}>
            <Portrait {...portrait} name={name} sizes="(width >= 62rem) 42vw, 100vw" />
          </figure>
        </div>
        {figures}
      </Wrap>
    </header>
  );
}
