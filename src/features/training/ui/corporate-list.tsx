import { Link } from '@tanstack/react-router';
import type { CorporateProgram } from '#/features/catalogue/contract';
import { buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { Reveal } from '#/ui/reveal';
import { trainingWords } from '../copy';

/** The programs written for one company. */
export function CorporateList({ programs }: { programs: readonly CorporateProgram[] }) {
  const { ask } = useWords(trainingWords).catalogue.corporate;
  return (
    <ul className="packages">
      {programs.map((program, index) => (
        <Reveal as="li" key={program.id} index={index} id={program.id} tabIndex={-1} className="package">
          <p className="text-unit">{program.participants}</p>
          <h3 className="text-h3">{program.title}</h3>
          <p className="text-muted">{program.description}</p>
          <ul className="benefit-list">
            {program.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <div className="package-foot">
            <p className="course-facts">
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
