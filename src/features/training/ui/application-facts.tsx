import { Facts, Latin } from '#/ui/facts';
import { useWords } from '#/ui/language/language';
import type { Application } from '../contract';
import { trainingWords } from '../copy';

export function ApplicationFacts({ application }: { application: Application }) {
  const { form, success, trainingTypes, formats, urgencies } = useWords(trainingWords);
  const { id, service, trainingType, participantCount, preferredFormat, urgency, budget } = application;
  return (
    <Facts
      facts={[
        { term: form.program, detail: service, wide: true },
        { term: form.trainingType, detail: trainingTypes[trainingType] },
        { term: form.participantCount, detail: <Latin text={participantCount} /> },
        { term: form.preferredFormat, detail: formats[preferredFormat] },
        { term: form.urgency, detail: urgencies[urgency] },
        budget ? { term: form.budget, detail: <bdi>{budget}</bdi>, wide: true } : null,
        { term: success.number, detail: <Latin text={id.slice(0, 8)} /> },
      ]}
    />
  );
}
