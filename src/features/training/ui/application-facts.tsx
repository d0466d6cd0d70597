import type { ReactNode } from 'react';
import { useWords } from '#/ui/language/language';
import type { Application } from '../contract';
import { trainingWords } from '../copy';

interface Fact {
  name: string;
  value: ReactNode;
  isWide?: boolean;
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value, isWide }) => (
        <div key={name} data-wide={isWide || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const latin = (text: string) => <bdi dir="ltr">{text}</bdi>;

/** What was applied for. */
export function ApplicationFacts({ application }: { application: Application }) {
  const { form, success, trainingTypes, formats, urgencies } = useWords(trainingWords);
  const { id, service, trainingType, participantCount, preferredFormat, urgency, budget } = application;
  const facts: Fact[] = [
    { name: form.program, value: service, isWide: true },
    { name: form.trainingType, value: trainingTypes[trainingType] },
    { name: form.participantCount, value: latin(participantCount) },
    { name: form.preferredFormat, value: formats[preferredFormat] },
    { name: form.urgency, value: urgencies[urgency] },
  ];
  if (budget) facts.push({ name: form.budget, value: <bdi>{budget}</bdi>, isWide: true });
  return <Facts facts={[...facts, { name: success.number, value: latin(id.slice(0, 8)) }]} />;
}

/** Who applied; company and message only if they were given. */
export function PersonFacts({ application }: { application: Application }) {
  const { form } = useWords(trainingWords);
  const { name, email, phone, company, message } = application;
  const facts: Fact[] = [
    { name: form.name, value: <bdi>{name}</bdi> },
    { name: form.email, value: latin(email) },
    { name: form.phone, value: latin(phone) },
  ];
  if (company) facts.push({ name: form.company, value: <bdi>{company}</bdi> });
  if (message) facts.push({ name: form.message, value: <bdi>{message}</bdi>, isWide: true });
  return <Facts facts={facts} />;
}
