import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PrivateFromInquiry } from '#/features/cohorts/ui/admin/private-from-inquiry';
import { applicationRecords } from '#/features/training/record';
import type { RecordKind, RecordPartProps } from '#/owner/records/record';
import { recordData } from '../admin/owners-data';
import { RecordRoom } from '../admin/record-room';

export const Route = createFileRoute('/admin/applications/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: recordData('applications'),
  component: () => <RecordRoom kind={applications} />,
});

type Types = typeof applicationRecords extends RecordKind<infer Known> ? Known : never;

/** Beside a company's request: a button that makes a private course of it. */
function PrivateCourse({ record }: RecordPartProps<Types['detail']>) {
  const navigate = useNavigate();
  if (record.erasedAt || record.trainingType !== 'corporate') return null;
  return (
    <PrivateFromInquiry
      applicationId={record.id}
      onMade={(id) => navigate({ to: '/admin/cohorts/$id', params: { id } })}
    />
  );
}

const applications: RecordKind<Types> = { ...applicationRecords, Beside: PrivateCourse };
