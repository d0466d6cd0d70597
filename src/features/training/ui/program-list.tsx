import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TrainingService } from '#/features/catalogue/contract';
import { buttonClass } from '#/ui/button';
import { LengthBar } from '#/ui/figures';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { PriceLabel } from '#/ui/price-label';
import { Reveal } from '#/ui/reveal';
import { Paragraph, Unbroken } from '#/ui/unbroken';
import { trainingWords } from '../copy';
import styles from './program-list.module.css';
import { TopicList } from './topic-list';

/** The number of hours for which the bar of a program's length is full. */
const longest = 120;

interface ProgramListProps {
  programs: readonly TrainingService[];
  level: 3 | 4;
  /** The dates of a program, if it has any. */
  dates?: (programId: string) => ReactNode;
}

export function ProgramList({ programs, level, dates }: ProgramListProps) {
  return (
    <ul className="services">
      {programs
        .toSorted((a, b) => a.hours - b.hours)
        .map((program, index) => (
          <Program
            key={program.id}
            program={program}
            index={index}
            level={level}
            dates={dates?.(program.id)}
          />
        ))}
    </ul>
  );
}

interface ProgramProps {
  program: TrainingService;
  index: number;
  level: 3 | 4;
  dates: ReactNode;
}

function Program({ program, index, level, dates }: ProgramProps) {
  const { programs } = useWords(trainingWords).catalogue;
  const Title = `h${level}` as const;
  return (
    <Reveal as="li" index={index} id={program.id} tabIndex={-1} className="offer">
      <div>
        <LengthBar duration={program.hours} longest={longest}>
          {program.duration}
        </LengthBar>
        <p className={styles.facts}>
          <span>{program.format}</span> <span>{program.level}</span>
        </p>
      </div>
      <div className="offer-words">
        <Title className="text-h4">
          <Unbroken>{program.title}</Unbroken>
        </Title>
        <Paragraph className="text-muted">{program.description}</Paragraph>
        <TopicList topics={program.topics} />
        {dates}
      </div>
      <div className="offer-end">
        <PriceLabel of={program} onRequest={programs.price} className="text-small text-muted" />
        <Link
          to="/training-booking"
          search={{ program: program.id }}
          className={buttonClass({ kind: 'secondary', dense: true })}
        >
          {programs.book}
          <VisuallyHidden>: {program.title}</VisuallyHidden>
        </Link>
      </div>
    </Reveal>
  );
}
