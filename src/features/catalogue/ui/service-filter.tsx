import { useLinkProps } from '@tanstack/react-router';
import { useCopy } from '#/platform/i18n/copy';
import { type ConsultingCategory, consultingCategories } from '../contract';

interface ServiceFilterProps {
  /** Undefined shows all. */
  chosen: ConsultingCategory | undefined;
  shown: number;
}

/** One chip a category and one for all; the choice stands in the address, and how many are left is said. */
export function ServiceFilter({ chosen, shown }: ServiceFilterProps) {
  const { services } = useCopy('catalogue').consulting;
  return (
    <div className="service-filter">
      <ul className="service-chips" aria-label={services.filter}>
        {[undefined, ...consultingCategories].map((category) => (
          <li key={category ?? 'all'}>
            <FilterChip category={category} chosen={category === chosen} />
          </li>
        ))}
      </ul>
      <p className="text-small text-muted" role="status">
        {services.shown(shown)}
      </p>
    </div>
  );
}

/** A link, so that a choice can be shared and works before the page is alive; it neither scrolls nor adds a step back. */
function FilterChip({ category, chosen }: { category: ConsultingCategory | undefined; chosen: boolean }) {
  const { services } = useCopy('catalogue').consulting;
  const link = useLinkProps({
    to: '/consulting',
    search: (search) => ({ ...search, category }),
    replace: true,
    resetScroll: false,
    preload: false,
  });
  return (
    <a {...link} className="chip" aria-current={chosen ? 'true' : undefined}>
      {category ? services.short[category] : services.all}
    </a>
  );
}
