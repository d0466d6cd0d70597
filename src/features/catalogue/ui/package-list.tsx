import { Link } from '@tanstack/react-router';
import { useCopy } from '#/platform/i18n/copy';
import { buttonClass } from '#/ui/button';
import { VisuallyHidden } from '#/ui/layout';
import { Reveal } from '#/ui/reveal';
import type { ConsultingPackage } from '../contract';

/** Several sessions as one undertaking. */
export function PackageList({ packages }: { packages: readonly ConsultingPackage[] }) {
  const copy = useCopy('catalogue').consulting.packages;
  return (
    <ul className="packages">
      {packages.map((each, index) => (
        <Reveal as="li" key={each.id} index={index} id={each.id} className="package">
          <p className="text-unit">{each.sessions}</p>
          <h3 className="text-h3">{each.title}</h3>
          <p className="text-muted">{each.description}</p>
          <div className="package-foot">
            <span className="text-small">{copy.price}</span>
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
