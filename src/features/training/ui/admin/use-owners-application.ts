import { recordWords } from '#/owner/records/copy';
import { useRecordActions } from '#/owner/records/use-record-actions';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { applicationActions, ownersApplicationQuery } from '../../admin-client';
import type { ApplicationDetail } from '../../admin-contract';
import { adminTrainingWords } from '../../copy/admin';
import type { ApplicationStatus } from '../../rules';

/** Everything that the owner can do with one application; what came of it is said in a notice. */
export function useOwnersApplication(id: string) {
  const { done, statuses } = useWords(adminTrainingWords);
  const { failed, mails, erase } = useWords(recordWords);
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
