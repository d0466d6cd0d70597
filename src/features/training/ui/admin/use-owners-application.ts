import { useRecordActions } from '#/platform/http/record-actions';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { useNotice } from '#/ui/notices';
import { applicationActions, ownersApplicationQuery } from '../../admin-client';
import type { ApplicationDetail } from '../../admin-contract';
import type { ApplicationStatus } from '../../rules';

/** Everything that the owner can do with one application; what came of it is said in a notice. */
export function useOwnersApplication(id: string) {
  const { done, statuses } = useCopy('adminTraining');
  const { failed, mails, erase } = useCopy('adminInbox');
  const locale = useLocale();
  const { busy, run } = useRecordActions<ApplicationDetail>({
    queryKey: ownersApplicationQuery(id, locale).queryKey,
    show: useNotice(),
    failed,
  });
  return {
    busy,
    setStatus: (status: ApplicationStatus) =>
      run(status, () => applicationActions.setStatus(id, locale, status), {
        title: done.status(statuses[status]),
      }),
    resend: (mailId: string) =>
      run(mailId, () => applicationActions.resend(id, locale, mailId), { title: mails.resent }),
    erase: () => run('erase', () => applicationActions.erase(id, locale), { title: erase.done }),
  };
}
