import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Arrow } from '#/ui/arrow';
import { moreClass } from '#/ui/button';
import { excerpt } from '#/ui/excerpt';
import { LengthBar } from '#/ui/figures';
import { useLocale, useWords } from '#/ui/language/language';
import { Section, SectionHead, VisuallyHidden } from '#/ui/layout';
import { Reveal } from '#/ui/reveal';
import { Unbroken } from '#/ui/unbroken';
import { consultingServicesQuery } from '../client';
import type { ConsultingService } from '../contract';
import { catalogueWords } from '../copy';
import styles from './consulting.module.css';
import { ListState } from './list-state';

/** The home page's three consulting services, each leading to its place in the catalogue. */
export function ConsultingSection() {
  const copy = useWords(catalogueWords);
  const services = useQuery(consultingServicesQuery(useLocale()));
  return (
    <Section id="consulting" tabIndex={-1} aria-labelledby="consulting-title">
      <SectionHead
        id="consulting-title"
        title={copy.home.consulting.title}
        end={
          <Link to="/consulting" className={moreClass}>
            {copy.home.consulting.all} <Arrow />
          </Link>
        }
      />
      {services.data ? (
        <ul className="columns">
          {services.data.slice(0, 3).map((service, index) => (
            <Column key={service.id} service={service} index={index} />
          ))}
        </ul>
      ) : (
        <ListState
          failed={services.isError}
          busy={services.isFetching}
          onRetry={services.refetch}
          shape="card"
          className="columns"
        />
      )}
    </Section>
  );
}

function Column({ service, index }: { service: ConsultingService; index: number }) {
  const copy = useWords(catalogueWords);
  return (
    <Reveal as="li" index={index} className={styles.column}>
      <LengthBar minutes={service.minutes}>{service.duration}</LengthBar>
      <p className="text-meta text-muted">{service.categoryTitle}</p>
      <h3 className="text-h3">
        <Unbroken>{service.title}</Unbroken>
      </h3>
      <p className="text-muted">{excerpt(service.description)}</p>
      <div className={styles.foot}>
        <span className="text-meta text-muted">{copy.priceOnRequest}</span>
        <Link to="/consulting" hash={service.id} className={moreClass}>
          <span>
            {copy.home.consulting.more}
            <VisuallyHidden>: {service.title}</VisuallyHidden>
          </span>
          <Arrow />
        </Link>
      </div>
    </Reveal>
  );
}
