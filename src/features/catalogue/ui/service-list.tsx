import { Link } from '@tanstack/react-router';
import { buttonClass } from '#/ui/button';
import { LengthBar } from '#/ui/figures';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { PriceLabel } from '#/ui/price-label';
import { Reveal } from '#/ui/reveal';
import { Unbroken } from '#/ui/unbroken';
import type { ConsultingService } from '../contract';
import { catalogueWords } from '../copy';

interface ServiceListProps {
  services: readonly ConsultingService[];
  level: 3 | 4;
}

export function ServiceList({ services, level }: ServiceListProps) {
  return (
    <ul className="services">
      {services
        .toSorted((a, b) => a.minutes - b.minutes)
        .map((service, index) => (
          <Service key={service.id} service={service} index={index} level={level} />
        ))}
    </ul>
  );
}

function Service({ service, index, level }: { service: ConsultingService; index: number; level: 3 | 4 }) {
  const copy = useWords(catalogueWords);
  const { services } = copy.consulting;
  const Title = `h${level}` as const;
  return (
    <Reveal as="li" index={index} id={service.id} tabIndex={-1} className="offer">
      <LengthBar duration={service.minutes}>{service.duration}</LengthBar>
      <div className="offer-words">
        <Title className="text-h4">
          <Unbroken>{service.title}</Unbroken>
        </Title>
        <p className="text-muted">
          <Unbroken>{service.description}</Unbroken>
        </p>
      </div>
      <div className="offer-end">
        <PriceLabel of={service} onRequest={copy.priceOnRequest} className="text-small text-muted" />
        <Link
          to="/consultation-booking"
          search={service.bookable ? { service: service.id } : { topic: 'special' }}
          className={buttonClass({ kind: 'secondary', dense: true })}
        >
          {service.bookable ? services.book : services.ask}
          <VisuallyHidden>: {service.title}</VisuallyHidden>
        </Link>
      </div>
    </Reveal>
  );
}
