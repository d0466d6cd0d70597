import { AdminPart } from '#/owner/kit/admin-head';
import type { RecordPartProps } from '#/owner/records/record';
import { Segmented } from '#/ui/choice';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import type { ApplicationTypes } from '../../admin-queries';
import { adminTrainingWords } from '../../copy';
import { statuses as allStatuses } from '../../rules';
import styles from './application-progress.module.css';

export function ApplicationProgress({ record, actions }: RecordPartProps<ApplicationTypes['detail']>) {
  const { detail, statuses } = useWords(adminTrainingWords);
  const moment = useShortDateTime();
  const { status, statusAt, erasedAt } = record;
  if (erasedAt) return null;
  const since = statusAt && moment(statusAt);
  return (
    <AdminPart id="progress" title={detail.progress} note={since ? detail.since(since) : null}>
      <Segmented
        className={styles.root}
        label={detail.progressLabel}
        value={status}
        options={allStatuses.map((value) => ({ value, label: statuses[value] }))}
        onChange={(next) => void (next !== status && actions.setStatus(next))}
      />
    </AdminPart>
  );
}
