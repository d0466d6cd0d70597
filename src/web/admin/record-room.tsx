import { useParams } from '@tanstack/react-router';
import { ReadyAnswerChoice } from '#/features/ready-answers/ui/admin/ready-answer-choice';
import type { RecordKind, RecordTypes } from '#/owner/records/record';
import { RecordPage } from '#/owner/records/record-page';

export function RecordRoom<Types extends RecordTypes>({ kind }: { kind: RecordKind<Types> }) {
  const { id = '' } = useParams({ strict: false });
  return <RecordPage key={id} kind={kind} id={id} Replies={ReadyAnswerChoice} />;
}
