import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminNote } from '#/owner/kit/admin-head';
import { inlineActionClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { ownersOpeningQuery } from '../../admin-client';
import { adminOpeningWords } from '../../copy';

/** On the overview of a site that is not open yet: a link to the next step of its set-up. */
export function ClosedNotice() {
  const { closed } = useWords(adminOpeningWords);
  const { data: opening } = useQuery(ownersOpeningQuery());
  if (!opening || opening.openedAt) return null;
  return (
    <AdminNote>
      <Notice
        tone="need"
        title={closed.title}
        actions={
          opening.nextStep ? (
            <Link to="/admin/set-up" className={inlineActionClass}>
              {closed.continue}
            </Link>
          ) : (
            <Link to="/admin/opening" className={inlineActionClass}>
              {closed.link}
            </Link>
          )
        }
      >
        {closed.text}
      </Notice>
    </AdminNote>
  );
}
