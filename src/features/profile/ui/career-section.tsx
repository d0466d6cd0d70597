import { useMemo } from 'react';
import { dateFormat } from '#/platform/i18n/dates';
import { useWords } from '#/ui/language/language';
import { TitledSection } from '#/ui/layout';
import { Reveal } from '#/ui/reveal';
import { useProfile } from '../client';
import type { Profile } from '../contract';
import { profileWords } from '../copy';
import styles from './career.module.css';
import { careerBlocks } from './career-drawing';

/** Reads a figure as a number: 575 from '575+'. */
const parseFigure = ({ figures }: Profile, name: string) =>
  Number.parseInt(figures.find(({ key }) => key === name)?.value ?? '0', 10) || 0;

/** The profile's figures as a drawing. Renders nothing without years or events. */
export function CareerSection() {
  const { career } = useWords(profileWords);
  const profile = useProfile();
  const until = Number(dateFormat('en', profile.timeZone, { year: 'numeric' }).format(new Date()));
  const years = parseFigure(profile, 'years');
  const events = parseFigure(profile, 'events');
  const books = parseFigure(profile, 'books');
  const academicYears = parseFigure(profile, 'academicYears');
  const blocks = useMemo(
    () => careerBlocks({ until, years, events, books, academicYears }),
    [until, years, events, books, academicYears],
  );
  if (years === 0 || events === 0) return null;
  const title = (
    <>
      {career.title(years)}
      <em>{career.lines(events)}</em>
    </>
  );
  const first = blocks[0]?.year ?? until;
  return (
    <TitledSection id="stats" title={title} lead={career.lead(academicYears)}>
      <Reveal>
        <div
          className={styles.root}
          role="img"
          aria-label={career.drawing(events, `${first}`, `${until - 1}`)}
        >
          {blocks.map((block, index) => (
            <div key={block.year} className="career-block">
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <path d={block.events} />
                <path className={styles.books} d={block.books} />
                <path className={styles.academic} d={block.academic} />
              </svg>
              <span className={styles.years}>
                <bdi>{block.year}</bdi>
                {index === blocks.length - 1 ? <bdi>{until - 1}</bdi> : null}
              </span>
            </div>
          ))}
        </div>
        <ul className={styles.key}>
          <li className="career-key-events">{career.events}</li>
          <li className={styles.keyBooks}>{career.books}</li>
          <li className={styles.keyAcademic}>{career.academicYears}</li>
        </ul>
      </Reveal>
    </TitledSection>
  );
}
