import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { recordWords } from '#/owner/records/copy';
import type { RecordPartProps } from '#/owner/records/record';
import { useWords } from '#/ui/language/language';
import type { WaitingTypes } from '../../admin-queries';
import { adminWaitingWords } from '../../copy';

export function WaitingActions({ record, actions }: RecordPartProps<WaitingTypes['detail']>) {
  const { actions: words } = useWords(adminWaitingWords);
  const { keep } = useWords(recordWords);
  if (!record.next.includes('removed')) return null;
  return (
    <AdminPart id="actions" title={words.title}>
      <Actions>
        <ConfirmStep
          words={{ ...words.remove, keep }}
          busy={actions.busy === 'removed'}
          onConfirm={() => actions.setStatus('removed')}
        />
      </Actions>
    </AdminPart>
  );
}
