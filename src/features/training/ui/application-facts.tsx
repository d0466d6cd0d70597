import { type Fact, Facts, Latin } from '#/ui/facts';
import { useWords } from '#/ui/language/language';
import type { Application } from '../contract';
import { trainingWords } from '../copy';

/** The details of an application. */
export function ApplicationFacts({ application }: { application: Application }) {
  const { form, success, trainingTypes, formats, urgencies } = useWords(trainingWords);
  const { id, service, trainingType, participantCount, preferredFormat, urgency, budget } = application;
  const facts: Fact[] = [
    { name: form.program, value: service, isWide: true },
    { name: form.trainingType, value: trainingTypes[trainingType] },
    { name: form.participantCount, value: <Latin text={participantCount} /> },
    { name: form.preferredFormat, value: formats[preferredFormat] },
    { name: form.urgency, value: urgencies[urgency] },
  ];
  if (budget) facts.push({ name: form.budget, value: <bdi>{budget}</bdi>, isWide: true });
  return <Facts facts={[...facts, { name: success.number, value: <Latin text={id.slice(0, 8)} /> }]} />;
}
