import { useMemo } from 'react';
import { dateFormat } from '#/platform/i18n/dates';
import { Emphasised } from '#/ui/emphasised';
import { useWords } from '#/ui/language/language';
import { TitledSection } from '#/ui/layout';
import { Reveal } from '#/ui/reveal';
import { useProfile } from '../client';
import { profileWords } from '../copy';
import { careerNumbers, hasCareer, ownTexts } from '../rules';
import styles from './career.module.css';
import { careerBlocks } from './career-drawing';

export function CareerSection() {
  const { career } = useWords(profileWords);
  const profile = useProfile();
  const until = Number(dateFormat('en', profile.timeZone, { year: 'numeric' }).format(new Date()));
  const { years, events, books, academicYears } = careerNumbers(profile);
  const blocks = useMemo(
    () => careerBlocks({ until, years, events, books, academicYears }),
    [until, years, events, books, academicYears],
  );
  if (!hasCareer(profile)) return null;
  const own = ownTexts(profile);
  const title = own.emphasised('careerTitle', {
    before: career.title(years),
    emphasis: career.lines(events),
    after: '',
  });
  const key = [
    { className: 'career-key-events', label: own.plain('careerEvents', career.events) },
    { className: styles.keyBooks, label: own.plain('careerBooks', career.books) },
    { className: styles.keyAcademic, label: own.plain('careerAcademicYears', career.academicYears) },
  ];
  const first = blocks[0]?.year ?? until;
  return (
    <TitledSection
      id="stats"
      title={<Emphasised {...title} />}
      lead={own.plain('careerLead', career.lead(academicYears))}
    >
      <Reveal>
        <div
          className={styles.root}
          role="img"
          // If the device's clock is wrong and gives other years, the server's years stay.
          suppressHydrationWarning
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
                <bdi suppressHydrationWarning>{block.year}</bdi>
                {index === blocks.length - 1 ? <bdi suppressHydrationWarning>{until - 1}</bdi> : null}
              </span>
            </div>
          ))}
        </div>
        <ul className={styles.key}>
          {key
            .filter(({ label }) => label)
            .map(({ className, label }) => (
              <li key={className} className={className}>
                {label}
              </li>
            ))}
        </ul>
      </Reveal>
    </TitledSection>
  );
}
