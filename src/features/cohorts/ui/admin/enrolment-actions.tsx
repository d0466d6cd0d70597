import { Link } from '@tanstack/react-router';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { recordWords } from '#/owner/records/copy';
import type { RecordPartProps } from '#/owner/records/record';
import { buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import type { EnrolmentTypes } from '../../admin-queries';
import { adminCohortWords } from '../../copy';

export function EnrolmentActions({ record, actions }: RecordPartProps<EnrolmentTypes['detail']>) {
  const { actions: words, cohorts } = useWords(adminCohortWords);
  const { keep } = useWords(recordWords);
  return (
    <AdminPart id="actions" title={words.title}>
      <Actions>
        <Link
          to="/admin/cohorts/$id"
          params={{ id: record.cohortId }}
          className={buttonClass({ kind: 'secondary', dense: true })}
        >
          {cohorts.list.open}
        </Link>
        {record.removable ? (
          <ConfirmStep
            words={{ ...words.remove, keep }}
            busy={actions.busy === 'removed'}
            onConfirm={() => actions.setStatus('removed')}
          />
        ) : null}
      </Actions>
    </AdminPart>
  );
}
