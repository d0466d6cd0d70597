import { Link } from '@tanstack/react-router';
import { AdminNote } from '#/owner/kit/admin-head';
import { inlineActionClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import type { OwnersOpening } from '../../admin-contract';
import { adminOpeningWords } from '../../copy';
import { PlaceholderLink } from './placeholder-link';
import { countSamples } from './samples-part';

export function ShownSamples({ opening }: { opening: OwnersOpening }) {
  const { shown: words } = useWords(adminOpeningWords);
  const remaining = countSamples(opening);
  if (remaining === 0 && !opening.placeholder) return null;
  return (
    <AdminNote>
      <Notice
        tone="need"
        title={remaining > 0 ? words.title : words.placeholderTitle}
        actions={
          <>
            {remaining > 0 ? (
              <Link to="/admin/opening" hash="samples" className={inlineActionClass}>
                {words.samplesLink}
              </Link>
            ) : null}
            {opening.placeholder ? <PlaceholderLink className={inlineActionClass} /> : null}
          </>
        }
      >
        {remaining > 0 ? words.samples(remaining) : null} {opening.placeholder ? words.placeholder : null}
      </Notice>
    </AdminNote>
  );
}
