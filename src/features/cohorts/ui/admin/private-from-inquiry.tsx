import { AdminPart } from '#/owner/kit/admin-head';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { useRunning } from '#/ui/use-running';
import { makePrivateCohort } from '../../admin-client';
import { adminCohortWords } from '../../copy';

interface PrivateFromInquiryProps {
  applicationId: string;
  /** Opens the cohort's page, which shows its link. */
  onMade: (cohortId: string) => Promise<void>;
}

/** If a private course was already made from this inquiry and is not cancelled, the button opens it. */
export function PrivateFromInquiry({ applicationId, onMade }: PrivateFromInquiryProps) {
  const { inquiry: words } = useWords(adminCohortWords).cohorts;
  const { busy, run } = useRunning();
  const make = async () => onMade((await makePrivateCohort(applicationId)).id);
  return (
    <AdminPart id="private-course" title={words.title} note={words.text}>
      <Button
        kind="secondary"
        dense
        busy={busy}
        onClick={() => void run(make, { failed: { title: words.failed } })}
      >
        {busy ? words.busy : words.make}
      </Button>
    </AdminPart>
  );
}
