import { useSuspenseQuery } from '@tanstack/react-query';
import { AdminHead, AdminNote, AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { longDate } from '#/platform/i18n/dates';
import { inlineActionClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { closeSite, ownersOpeningQuery } from '../../admin-client';
import type { OwnersOpening } from '../../admin-contract';
import { adminOpeningWords } from '../../copy';
import { BeforeOpening } from './before-opening';
import { OutsidePreview } from './outside-preview';
import { PlaceholderLink } from './placeholder-link';
import { countSamples, SamplesPart, type SamplesPartProps } from './samples-part';
import { useOpeningChange } from './use-opening-change';

interface OpeningRoomProps extends Omit<SamplesPartProps, 'opening'> {
  /** In how many places a language of the site lacks a text. */
  untranslated: number;
}

/** The remaining samples, previews of the site in search engines and messengers, and the button that opens the site. */
export function OpeningRoom({ rooms, untranslated, onKeepPicture }: OpeningRoomProps) {
  const words = useWords(adminOpeningWords);
  const { data: opening } = useSuspenseQuery(ownersOpeningQuery());
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <>
      <AdminHead title={words.title} />
      <AdminNote>
        {opening.openedAt ? (
          <Notice title={words.open.title}>
            {words.open.text(longDate(locale, timeZone, new Date(opening.openedAt)))}
          </Notice>
        ) : (
          <Notice tone="need" title={words.closed.title}>
            {words.closed.text}
          </Notice>
        )}
      </AdminNote>
      {opening.openedAt ? <ShownSamples opening={opening} /> : null}
      <SamplesPart opening={opening} rooms={rooms} onKeepPicture={onKeepPicture} />
      <AdminPart id="preview" title={words.preview.title} note={words.preview.note}>
        <OutsidePreview />
      </AdminPart>
      {opening.openedAt ? (
        <Closing />
      ) : (
        <BeforeOpening
          opening={opening}
          profile={rooms.find(({ noun }) => noun === 'profile')}
          untranslated={untranslated}
        />
      )}
    </>
  );
}

/** On an open site: what visitors see that is not the owner's. */
function ShownSamples({ opening }: { opening: OwnersOpening }) {
  const { shown: words } = useWords(adminOpeningWords);
  const remaining = countSamples(opening);
  if (remaining === 0 && !opening.placeholder) return null;
  return (
    <AdminNote>
      <Notice
        tone="need"
        title={words.title}
        actions={
          <>
            {remaining > 0 ? (
              <a href="#samples" className={inlineActionClass}>
                {words.samplesLink}
              </a>
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

function Closing() {
  const { closing } = useWords(adminOpeningWords);
  const { busy, run } = useOpeningChange(closing.done);
  return (
    <AdminPart id="closing" title={closing.title} note={closing.note}>
      <ConfirmStep words={closing.words} kind="secondary" busy={busy} onConfirm={() => run(closeSite)} />
    </AdminPart>
  );
}
