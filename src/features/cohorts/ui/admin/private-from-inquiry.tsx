import { AdminPart } from '#/owner/kit/admin-head';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { useRunning } from '#/ui/use-running';
import { makePrivateCohort } from '../../admin-client';
import { adminCohortWords } from '../../copy';

interface PrivateFromInquiryProps {
  applicationId: string;
  /** Opens the cohort, whose link is then at hand. */
  onMade: (cohortId: string) => Promise<void>;
}

/** Makes a private course of a company's inquiry by one press; pressed again, it opens the same one. */
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
