import type { ReactNode } from 'react';
import { useCopy } from '#/platform/i18n/copy';
import { ButtonLink } from '#/ui/button';
import { Wrap } from '#/ui/layout';

/** The head of the consulting page; `figures` stand on the rule at its foot. */
export function ConsultingHero({ figures }: { figures: ReactNode }) {
  const { consulting } = useCopy('catalogue');
  return (
    <header className="consulting-hero">
      <Wrap>
        <div className="consulting-head">
          <h1 className="text-h1">{consulting.title}</h1>
          <div>
            <p className="text-deck">
              {consulting.deck.before}
              <em>{consulting.deck.emphasis}</em>
              {consulting.deck.after}
            </p>
            <div className="consulting-actions">
              <ButtonLink href="#services">{consulting.toServices}</ButtonLink>
              <ButtonLink href="#contact" kind="secondary">
                {consulting.toContact}
              </ButtonLink>
            </div>
          </div>
        </div>
        {figures}
      </Wrap>
    </header>
  );
}
