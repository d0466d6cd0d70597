import { Link } from '@tanstack/react-router';
import type { CorporateProgram } from '#/features/catalogue/contract';
import { useCopy } from '#/platform/i18n/copy';
import { buttonClass } from '#/ui/button';
import { VisuallyHidden } from '#/ui/layout';
import { Reveal } from '#/ui/reveal';

/** The programs written for one company. */
export function CorporateList({ programs }: { programs: readonly CorporateProgram[] }) {
  const { ask } = useCopy('training').catalogue.corporate;
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
