import { useSuspenseQuery } from '@tanstack/react-query';
import { AdminHead, AdminNote, AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { Technical } from '#/owner/kit/technical';
import { dateFormat } from '#/platform/i18n/dates';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { closeSite, ownersOpeningQuery } from '../../admin-client';
import { adminOpeningWords } from '../../copy';
import { BeforeOpening, isLocal } from './before-opening';
import { OutsidePreview } from './outside-preview';
import { SamplesPart, type SamplesPartProps } from './samples-part';
import { ShownSamples } from './shown-samples';
import { useOpeningChange } from './use-opening-change';

interface OpeningRoomProps extends Omit<SamplesPartProps, 'opening'> {
  /** In how many places a language of the site lacks a text. */
  untranslated: number;
}

export function OpeningRoom({ rooms, untranslated, onKeepPicture }: OpeningRoomProps) {
  const words = useWords(adminOpeningWords);
  const { data: opening } = useSuspenseQuery(ownersOpeningQuery());
  const locale = useLocale();
  const day = dateFormat(locale, useTimeZone(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <>
      <AdminHead title={words.title} />
      <AdminNote>
        {opening.openedAt ? null : (
          <Notice tone="need" title={words.closed.title}>
            {words.closed.text}
          </Notice>
        )}
        {opening.openedAt && isLocal(opening) ? (
          <Notice tone="need" title={words.open.localTitle}>
            {words.checks.addressLocal}
            <Technical>{words.checks.addressHelp}</Technical>
          </Notice>
        ) : null}
        {opening.openedAt && !isLocal(opening) ? (
          <Notice title={words.open.title}>{words.open.text(day.format(new Date(opening.openedAt)))}</Notice>
        ) : null}
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

function Closing() {
  const { closing } = useWords(adminOpeningWords);
  const { busy, run } = useOpeningChange(closing.done);
  return (
    <AdminPart id="closing" title={closing.title} note={closing.note}>
      <ConfirmStep words={closing.words} kind="secondary" busy={busy} onConfirm={() => run(closeSite)} />
    </AdminPart>
  );
}
