import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { useSaving } from '#/owner/kit/use-saving';
import { Button } from '#/ui/button';
import { classNames } from '#/ui/class-names';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import { backUpNow, ownersBackupQuery } from '../../admin-client';
import type { OwnersBackup } from '../../admin-contract';
import { adminBackupsWords } from '../../copy';
import styles from './backup.module.css';
import { BackupForm, type RenderConfirmFields } from './backup-form';
import type { RenderConfirmation } from './recovery-sheet';

interface BackupPartProps {
  confirmation: RenderConfirmation;
  confirmFields: RenderConfirmFields;
}

export function BackupPart({ confirmation, confirmFields }: BackupPartProps) {
  const { nightly: words, runFailed } = useWords(adminBackupsWords);
  const queryClient = useQueryClient();
  const { queryKey } = ownersBackupQuery();
  const { data: backup } = useSuspenseQuery(ownersBackupQuery());
  const { busy, run } = useSaving({ queryKey, failed: runFailed });
  const { isRunning } = backup;
  const backUp = async () => {
    await run(backUpNow);
    await queryClient.invalidateQueries({ queryKey });
  };
  return (
    <>
      <AdminPart id="backup" title={words.title} note={words.note}>
        <div className={styles.state} aria-live="polite">
          {isRunning ? <Notice title={words.running} /> : <BackupState backup={backup} />}
        </div>
        <Actions>
          <Button kind="secondary" dense busy={busy || isRunning} onClick={() => void backUp()}>
            {words.run}
          </Button>
        </Actions>
        <p className={classNames('field-hint', styles.hint)}>
          {words.runHint} {words.kept}
        </p>
      </AdminPart>
      <BackupForm backup={backup} confirmation={confirmation} confirmFields={confirmFields} />
    </>
  );
}

/** The latest successful proof is shown even if a later one has failed. */
function BackupState({ backup: { outcome, values, environment } }: { backup: OwnersBackup }) {
  const words = useWords(adminBackupsWords).nightly;
  const moment = useShortDateTime();
  const { made, proof, failure, proofFailure } = outcome;
  const hour = environment.hour ?? (values.isOn ? values.hour : 'off');
  return (
    <>
      <Troubles outcome={outcome} />
      {hour === 'off' ? (
        <Notice tone="need" title={words.off}>
          {words.offText}
        </Notice>
      ) : null}
      {proof ? (
        <Notice tone={proof.elsewhere ? 'neutral' : 'need'} title={words.proven(moment(proof.at))}>
          {words.provenText(
            words.reservations(proof.reservations),
            words.pictures(proof.pictures),
            moment(proof.moment),
          )}
          {proof.elsewhere ? null : (
            <>
              <br />
              {words.sameMachine}
            </>
          )}
        </Notice>
      ) : null}
      {!proof && made && !proofFailure ? (
        <Notice tone="need" title={words.waiting(moment(made.at))}>
          {words.waitingText}
        </Notice>
      ) : null}
      {!made && !proof && !failure && hour !== 'off' ? (
        <Notice tone="need" title={words.none}>
          {words.noneText(hour)}
        </Notice>
      ) : null}
    </>
  );
}

function Troubles({ outcome: { made, failure, proofFailure } }: Pick<OwnersBackup, 'outcome'>) {
  const { nightly: words, troubles, lostPictures } = useWords(adminBackupsWords);
  const moment = useShortDateTime();
  return (
    <>
      {failure ? (
        <Notice tone="danger" title={words.failed(moment(failure.at))}>
          {troubles[failure.reason]}
        </Notice>
      ) : null}
      {proofFailure && proofFailure.reason !== failure?.reason ? (
        <Notice tone="danger" title={words.unproven(moment(proofFailure.at))}>
          {troubles[proofFailure.reason]}
        </Notice>
      ) : null}
      {made && made.lostPictures > 0 ? (
        <Notice tone="danger" title={words.incomplete(moment(made.at))}>
          {lostPictures(made.lostPictures)}
        </Notice>
      ) : null}
    </>
  );
}
