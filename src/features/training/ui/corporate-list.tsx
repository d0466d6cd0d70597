import { Link } from '@tanstack/react-router';
import type { CorporateProgram } from '#/features/catalogue/contract';
import { buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { Reveal } from '#/ui/reveal';
import { Paragraph, Unbroken } from '#/ui/unbroken';
import { trainingWords } from '../copy';
import programListStyles from './program-list.module.css';
import topicsStyles from './topics.module.css';

export function CorporateList({ programs }: { programs: readonly CorporateProgram[] }) {
  const { ask } = useWords(trainingWords).catalogue.corporate;
  return (
    <ul className="offer-cards">
      {programs.map((program, index) => (
        <Reveal as="li" key={program.id} index={index} id={program.id} tabIndex={-1} className="offer-card">
          <p className="text-unit">{program.participants}</p>
          <h3 className="text-h3">{program.title}</h3>
          <Paragraph className="text-muted">{program.description}</Paragraph>
          <ul className={topicsStyles.benefits}>
            {program.benefits.map((benefit) => (
              <li key={benefit}>
                <Unbroken>{benefit}</Unbroken>
              </li>
            ))}
          </ul>
          <div className="offer-card-foot">
            <p className={programListStyles.facts}>
              <span>{program.duration}</span> <span>{program.format}</span>
            </p>
            <Link
              to="/corporate-training-inquiry"
              search={{ program: program.id }}
              className={buttonClass({ kind: 'secondary' })}
            >
              {ask}
              <VisuallyHidden>: {program.title}</VisuallyHidden>
            </Link>
          </div>
        </Reveal>
      ))}
    </ul>
  );
}
