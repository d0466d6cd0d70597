import { Latin } from '#/owner/kit/fact-list.tsx';
import { RecordLines } from './record-list.tsx';

interface Person {
  name: string;
  email: string;
  company: string | null;
  erased: boolean;
}

/** Who it is, in a line of a list: the name, and the company or else the address. */
export function PersonLines({ person, erased }: { person: Person; erased: string }) {
  const { name, email, company } = person;
  if (person.erased) return <RecordLines first={<span className="text-muted">{erased}</span>} />;
  return (
    <RecordLines first={<bdi>{name}</bdi>} second={company ? <bdi>{company}</bdi> : <Latin text={email} />} />
  );
}
