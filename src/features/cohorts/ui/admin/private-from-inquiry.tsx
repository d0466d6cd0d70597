import { useState } from 'react';
import { AdminPart } from '#/owner/kit/admin-head';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
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
  const notify = useNotice();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const { id } = await makePrivateCohort(applicationId);
      await onMade(id);
    } catch {
      notify({ tone: 'danger', title: words.failed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <AdminPart id="private-course" title={words.title} note={words.text}>
      <Button kind="secondary" dense busy={busy} onClick={() => void make()}>
        {busy ? words.busy : words.make}
      </Button>
    </AdminPart>
  );
}
