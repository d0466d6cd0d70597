import { useQuery } from '@tanstack/react-query';
import { excerpt } from '#/ui/excerpt';
import { LengthBar } from '#/ui/figures';
import { useLocale, useWords } from '#/ui/language/language';
import { TitledSection, VisuallyHidden } from '#/ui/layout';
import { QueryList } from '#/ui/list-state';
import { MoreLink } from '#/ui/more-link';
import { PriceLabel } from '#/ui/price-label';
import { Reveal } from '#/ui/reveal';
import { Unbroken } from '#/ui/unbroken';
import { homeServicesQuery } from '../client';
import type { ConsultingService } from '../contract';
import { catalogueWords } from '../copy';
import styles from './consulting.module.css';

export function ConsultingSection() {
  const copy = useWords(catalogueWords);
  const services = useQuery(homeServicesQuery(useLocale()));
  return (
    <TitledSection
      id="consulting"
      title={copy.home.consulting.title}
      end={<MoreLink to="/consulting">{copy.home.consulting.all}</MoreLink>}
    >
      <QueryList query={services} words={copy} shape="card" className="columns">
        {(found) => (
          <ul className="columns">
            {found.map((service, index) => (
              <Column key={service.id} service={service} index={index} />
            ))}
          </ul>
        )}
      </QueryList>
    </TitledSection>
  );
}

function Column({ service, index }: { service: ConsultingService; index: number }) {
  const copy = useWords(catalogueWords);
  return (
    <Reveal as="li" index={index} className={styles.column}>
      <LengthBar duration={service.minutes}>{service.duration}</LengthBar>
      <p className="text-meta text-muted">{service.categoryTitle}</p>
      <h3 className="text-h3">
        <Unbroken>{service.title}</Unbroken>
      </h3>
      <p className="text-muted">
        <Unbroken>{excerpt(service.description)}</Unbroken>
      </p>
      <div className="card-foot">
        <PriceLabel of={service} onRequest={copy.priceOnRequest} className="text-meta text-muted" />
        <MoreLink to="/consulting" hash={service.id}>
          <span>
            {copy.home.consulting.more}
            <VisuallyHidden>: {service.title}</VisuallyHidden>
          </span>
        </MoreLink>
      </div>
    </Reveal>
  );
}
