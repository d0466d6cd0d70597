import type { ReactNode } from 'react';
import type { Profile } from '#/features/profile/contract';
import { Facts, MailLink } from '#/ui/facts';
import { Steps } from '#/ui/figures';
import { useWords } from '#/ui/language/language';
import { Paragraph, Unbroken } from '#/ui/unbroken';
import { trainingWords } from '../copy';
import styles from './application.module.css';
import type { AnyProgram } from './use-application';

interface ApplicationSideProps {
  program: AnyProgram | undefined;
  owner: Pick<Profile, 'trainingEmail'>;
  whatsapp: ReactNode;
}

export function ApplicationSide({ program, owner, whatsapp }: ApplicationSideProps) {
  const { side, process } = useWords(trainingWords);
  return (
    <aside className={styles.side}>
      <div className={styles.chosen} aria-live="polite">
        <p className="text-meta text-muted">{side.chosen}</p>
        {program ? <ProgramCard program={program} /> : <p className="text-muted">{side.none}</p>}
      </div>
      <section className={styles.part} aria-labelledby="application-contact">
        <h2 id="application-contact" className="text-h4">
          {side.contact}
        </h2>
        <Facts
          className="reach"
          facts={[
            ...(whatsapp ? [{ term: side.whatsapp, detail: whatsapp }] : []),
            { term: side.email, detail: <MailLink address={owner.trainingEmail} /> },
            { term: side.reply, detail: side.replyTime },
          ]}
        />
      </section>
      <section className={styles.part} aria-labelledby="application-process">
        <h2 id="application-process" className="text-h4">
          {process.title}
        </h2>
        <Steps items={process.steps} />
      </section>
    </aside>
  );
}

function ProgramCard({ program }: { program: AnyProgram }) {
  const { side } = useWords(trainingWords);
  const last =
    'level' in program
      ? { term: side.level, detail: program.level }
      : { term: side.participants, detail: program.participants };
  const facts = [
    { term: side.duration, detail: program.duration },
    { term: side.format, detail: program.format },
    last,
  ];
  return (
    <>
      <h2 className="text-h3">
        <Unbroken>{program.title}</Unbroken>
      </h2>
      <Facts className="reach" facts={facts} />
      <Paragraph className="text-small text-muted">{program.description}</Paragraph>
    </>
  );
}
