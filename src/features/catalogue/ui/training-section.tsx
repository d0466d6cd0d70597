import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hoursText, weeksText } from '#/platform/i18n/durations';
import { useLocale, useWords } from '#/ui/language/language';
import { TitledSection } from '#/ui/layout';
import { QueryList } from '#/ui/list-state';
import { MoreLink } from '#/ui/more-link';
import { Reveal } from '#/ui/reveal';
import { Unbroken } from '#/ui/unbroken';
import { homeTrainingsQuery } from '../client';
import type { TrainingService } from '../contract';
import { catalogueWords } from '../copy';
import { firstSentence } from './first-sentence';
import styles from './program.module.css';

export function TrainingSection({
  offer,
  reserve,
}: {
  /** The text beside `reserve`, the link by which visitors ask for a place. */
  offer: string;
  reserve: ReactNode;
}) {
  const copy = useWords(catalogueWords);
  const programs = useQuery(homeTrainingsQuery(useLocale()));
  return (
    <TitledSection
      id="training"
      title={copy.home.training.title}
      end={<MoreLink to="/training">{copy.home.training.all}</MoreLink>}
    >
      <QueryList query={programs} words={copy} shape="row">
        {(found) => (
          <ul className="programs">
            {found.map((program, index) => (
              <Program key={program.id} program={program} index={index} />
            ))}
          </ul>
        )}
      </QueryList>
      <div className={styles.reserve}>
        {offer ? <p>{offer}</p> : null}
        {reserve}
      </div>
    </TitledSection>
  );
}

function Program({ program, index }: { program: TrainingService; index: number }) {
  const locale = useLocale();
  // The numeral is shown large; Arabic has words for one and two weeks without a numeral.
  const [, figure, unit] = /^(\d*)\s*(.*)$/.exec(weeksText(locale, program.weeks)) ?? [];
  return (
    <Reveal as="li" index={index} className={styles.root}>
      <p className={styles.weeks}>
        {figure ? <b>{figure}</b> : null} {unit}
      </p>
      <h3 className="text-h3">
        <Link to="/training" hash={program.id} className={styles.link}>
          <Unbroken>{program.title}</Unbroken>
        </Link>
      </h3>
      <div>
        <p className={styles.facts}>
          <span>{hoursText(locale, program.hours)}</span> <span>{program.format}</span>
        </p>
        <p className="text-muted">
          <Unbroken>{firstSentence(program.description)}</Unbroken>
        </p>
      </div>
    </Reveal>
  );
}
