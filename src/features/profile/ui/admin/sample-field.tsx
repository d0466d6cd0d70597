import { useId } from 'react';
import { useOpenForm } from '#/owner/items/form/open-form';
import { Check } from '#/owner/kit/check';
import { useWords } from '#/ui/language/language';
import { adminProfileWords } from '../../copy';
import type { OwnersProfile } from '../../item';

/** Whether the footer says that the person is invented; nothing once the site is somebody's. */
export function SampleField() {
  const { form, item } = useOpenForm<Pick<OwnersProfile, 'showsSampleNote'>, OwnersProfile>();
  const { showsSampleNote, sampleNoteHint } = useWords(adminProfileWords);
  const id = useId();
  if (!item?.showsSampleNote) return null;
  return (
    <div>
      <Check aria-describedby={id} {...form.register('showsSampleNote')}>
        {showsSampleNote}
      </Check>
      <p id={id} className="field-hint">
        {sampleNoteHint}
      </p>
    </div>
  );
}
