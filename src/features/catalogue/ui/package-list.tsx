import { Link } from '@tanstack/react-router';
import { buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { PriceLabel } from '#/ui/price-label';
import { Reveal } from '#/ui/reveal';
import { Unbroken } from '#/ui/unbroken';
import type { ConsultingPackage } from '../contract';
import { catalogueWords } from '../copy';

export function PackageList({ packages }: { packages: readonly ConsultingPackage[] }) {
  const copy = useWords(catalogueWords).consulting.packages;
  return (
    <ul className="offer-cards">
      {packages.map((each, index) => (
        <Reveal as="li" key={each.id} index={index} id={each.id} className="offer-card">
          <p className="text-unit">{each.sessions}</p>
          <h3 className="text-h3">{each.title}</h3>
          <p className="text-muted">
            <Unbroken>{each.description}</Unbroken>
          </p>
          <div className="offer-card-foot">
            <PriceLabel of={each} onRequest={copy.price} className="text-small" />
            <Link
              to="/consultation-booking"
              search={{ topic: 'package' }}
              className={buttonClass({ kind: 'secondary' })}
            >
              {copy.ask}
              <VisuallyHidden>: {each.title}</VisuallyHidden>
            </Link>
          </div>
        </Reveal>
      ))}
    </ul>
  );
}
