import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { longDate } from '#/platform/i18n/dates';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { VisuallyHidden } from '#/ui/layout';
import { seatsQuery } from '../client';
import type { Cohort, Enrolled, SeatsLeft } from '../contract';
import { cohortWords } from '../copy';
import { CohortDays, CohortFacts } from './cohort-facts';
import styles from './cohorts.module.css';
import { draftedCohort, EnrolForm } from './enrol-form';

interface CohortListProps {
  cohorts: readonly Cohort[];
  /** Which seats are loaded: those of a program's cohorts, or those of the cohort of a private link. */
  of: { program: string } | { key: string };
  privacy: ReactNode;
  onEnrolled: (enrolled: Enrolled) => Promise<void>;
}

export function CohortList({ cohorts, of, privacy, onEnrolled }: CohortListProps) {
  const [open, setOpen] = useState<{ id: string; byPress: boolean }>();
  // If the visitor has filled in a form and reloads the page before sending it, the form opens again.
  useEffect(() => {
    const drafted = draftedCohort();
    if (drafted) setOpen((now) => now ?? { id: drafted, byPress: false });
  }, []);
  // Seats can change at any time, so a cached page doesn't contain them. Until they are loaded, the page says that they are being
  // counted.
  const { data, refetch } = useQuery(seatsQuery(of));
  return (
    <ul className={styles.list}>
      {cohorts.map((cohort) => (
        <CohortItem
          key={cohort.id}
          cohort={cohort}
          seats={data?.find(({ id }) => id === cohort.id)}
          isOpen={open?.id === cohort.id}
          onOpen={(isOpen) => setOpen(isOpen ? { id: cohort.id, byPress: true } : undefined)}
          form={(waits) => (
            <EnrolForm
              cohort={cohort}
              accessKey={'key' in of ? of.key : undefined}
              waits={waits}
              privacy={privacy}
              takesFocus={open?.byPress ?? false}
              onClose={() => setOpen(undefined)}
              onRefused={() => void refetch()}
              onEnrolled={onEnrolled}
            />
          )}
        />
      ))}
    </ul>
  );
}

interface CohortItemProps {
  cohort: Cohort;
  /** Undefined until the seats are loaded. */
  seats: SeatsLeft | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  form: (waits: boolean) => ReactNode;
}

function CohortItem({ cohort, seats, isOpen, onOpen, form }: CohortItemProps) {
  const { cohort: words } = useWords(cohortWords);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { dates, online } = cohort;
  const state = seats?.openness ?? cohort.openness;
  const [first] = dates;
  const begins = first && longDate(locale, timeZone, new Date(first.start));
  const titleId = `cohort-${cohort.id}`;
  return (
    <li className={styles.cohort} aria-labelledby={titleId}>
      <div>
        <h3 id={titleId} className="text-h4">
          {begins ?? words.datesFollow}
          {dates.length > 1 ? <span className="text-muted"> · {words.days(dates.length)}</span> : null}
        </h3>
        {dates.length > 0 ? <CohortDays dates={dates} online={online} underFirstDay /> : null}
        <CohortFacts cohort={cohort} />
      </div>
      <div className={styles.seats}>
        <p className={styles.left} role="status">
          {state === 'open' ? <SeatsText seats={seats} /> : words[state]}
        </p>
        {state === 'open' && !(isOpen && seats) ? (
          <OpenButton seats={seats} begins={begins} isAwaited={isOpen} onOpen={() => onOpen(true)} />
        ) : null}
      </div>
      {isOpen && seats && state === 'open' ? <div className={styles.form}>{form(isFull(seats))}</div> : null}
    </li>
  );
}

const isFull = (seats: SeatsLeft | undefined): boolean => seats?.left === 0;

function SeatsText({ seats }: { seats: SeatsLeft | undefined }) {
  const { cohort: words } = useWords(cohortWords);
  if (!seats) return words.counting;
  return isFull(seats) ? words.full : words.left(seats.left);
}

interface OpenButtonProps {
  seats: SeatsLeft | undefined;
  begins: string | undefined;
  /** Whether the form opens as soon as the seats are known. */
  isAwaited: boolean;
  onOpen: () => void;
}

function OpenButton({ seats, begins, isAwaited, onOpen }: OpenButtonProps) {
  const { cohort: words } = useWords(cohortWords);
  return (
    <Button
      className="needs-script"
      kind={isFull(seats) ? 'secondary' : 'primary'}
      busy={isAwaited}
      onClick={onOpen}
    >
      {isFull(seats) ? words.wait : words.enrol}
      {begins ? <VisuallyHidden>: {words.which(begins)}</VisuallyHidden> : null}
    </Button>
  );
}
