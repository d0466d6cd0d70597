import { Link } from '@tanstack/react-router';
import { buttonClass } from '#/ui/button';
import { PersonFacts } from '#/ui/facts';
import { MissingState } from '#/ui/feedback';
import { Steps } from '#/ui/figures';
import { useWords } from '#/ui/language/language';
import { Part, Wrap } from '#/ui/layout';
import { Paragraph } from '#/ui/unbroken';
import type { Application } from '../contract';
import { trainingWords } from '../copy';
import { ApplicationFacts } from './application-facts';

export function ApplicationSuccess({ application }: { application: Application }) {
  const { success: copy, process, form } = useWords(trainingWords);
  const { title, text } = application.trainingType === 'corporate' ? copy.corporate : copy;
  return (
    <Wrap>
      <header className="confirmed-head">
        <h1 className="text-h1">{title}</h1>
        <Paragraph className="text-lead">{text}</Paragraph>
        <div className="chosen">
          <div>
            <Paragraph className="moment">{application.service}</Paragraph>
            <p>{application.duration}</p>
          </div>
        </div>
        <div className="button-row confirmed-actions">
          <Link to="/training" className={buttonClass()}>
            {copy.programs}
          </Link>
          <ApplyAgain kind="secondary" />
        </div>
      </header>
      <Part id="application" title={copy.application}>
        <ApplicationFacts application={application} />
      </Part>
      <Part id="person" title={copy.person}>
        <PersonFacts person={application} words={form} />
      </Part>
      <Part id="next" title={copy.next} className="part-last">
        <Steps items={process.steps} />
      </Part>
    </Wrap>
  );
}

export function ApplicationMissing() {
  const { missing } = useWords(trainingWords).success;
  return (
    <Wrap>
      <MissingState title={missing.title} text={missing.text} action={<ApplyAgain kind="primary" />} />
    </Wrap>
  );
}

function ApplyAgain({ kind }: { kind: 'primary' | 'secondary' }) {
  const { success } = useWords(trainingWords);
  return (
    <Link to="/training-booking" className={buttonClass({ kind })}>
      {success.again}
    </Link>
  );
}
