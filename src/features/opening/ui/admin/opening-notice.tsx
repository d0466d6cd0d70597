import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminNote } from '#/owner/kit/admin-head';
import { inlineActionClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { ownersOpeningQuery } from '../../admin-client';
import { adminOpeningWords } from '../../copy';
import { ShownSamples } from './shown-samples';

export function OpeningNotice() {
  const { closed } = useWords(adminOpeningWords);
  const { data: opening } = useQuery(ownersOpeningQuery());
  if (!opening) return null;
  if (opening.openedAt) return <ShownSamples opening={opening} />;
  return (
    <AdminNote>
      <Notice
        tone="need"
        title={closed.title}
        actions={
          <Link to={opening.nextStep ? '/admin/set-up' : '/admin/opening'} className={inlineActionClass}>
            {opening.nextStep ? closed.continue : closed.link}
          </Link>
        }
      >
        {closed.text}
      </Notice>
    </AdminNote>
  );
}
