import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCopy } from '#/platform/i18n/copy';
import { Arrow } from '#/ui/arrow';
import { backClass } from '#/ui/button';
import { Wrap } from '#/ui/layout';

interface AboutHeroProps {
  /** Whom the page is about. */
  name: string;
  roles: readonly string[];
  deck: { before: string; emphasis: string; after: string };
  portrait: { src: string; width: number; height: number; alt: string };
  /** They stand on the rule at the foot. */
  figures: ReactNode;
}

/** The question that the page answers, beside the portrait. */
export function AboutHero({ name, roles, deck, portrait, figures }: AboutHeroProps) {
  const copy = useCopy('about');
  return (
    <header className="about-hero">
      <Wrap>
        <div className="about-hero-grid">
          <div className="about-hero-words">
            <Link to="/" className={backClass}>
              <Arrow to="start" /> {copy.home}
            </Link>
            <h1 className="text-h1">{copy.title(name)}</h1>
            <p className="text-deck">
              {deck.before}
              <em>{deck.emphasis}</em>
              {deck.after}
            </p>
            <p className="about-hero-roles">
              <b>{name}</b>
              {roles.map((role) => (
                <span key={role}>{role}</span>
              ))}
            </p>
          </div>
          <figure className="about-hero-plate">
            <img
              src={portrait.src}
              width={portrait.width}
              height={portrait.height}
              alt={portrait.alt}
              fetchPriority="high"
            />
          </figure>
        </div>
        {figures}
      </Wrap>
    </header>
  );
}
