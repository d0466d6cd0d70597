import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminHead, AdminNote, AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { FactList } from '#/owner/kit/fact-list';
import { longDate } from '#/platform/i18n/dates';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { openSite, ownersOpeningQuery } from '../../admin-client';
import type { OwnersOpening } from '../../admin-contract';
import { adminOpeningWords } from '../../copy';
import styles from './opening-room.module.css';
import { OutsidePreview } from './outside-preview';
import { countSamples, type SampleRoom, SamplesPart, type SamplesPartProps } from './samples-part';
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
      <SamplesPart opening={opening} rooms={rooms} onKeepPicture={onKeepPicture} />
      <AdminPart id="preview" title={words.preview.title} note={words.preview.note}>
        <OutsidePreview />
      </AdminPart>
      {opening.openedAt ? null : (
        <BeforeOpening
          opening={opening}
          profile={rooms.find(({ noun }) => noun === 'profile')}
          untranslated={untranslated}
        />
      )}
    </>
  );
}

interface BeforeOpeningProps extends Pick<OpeningRoomProps, 'untranslated'> {
  opening: OwnersOpening;
  profile: SampleRoom | undefined;
}

function BeforeOpening({ opening, profile, untranslated }: BeforeOpeningProps) {
  const { checks, opening: words } = useWords(adminOpeningWords);
  const { busy, run } = useOpeningChange(words.done);
  const remaining = countSamples(opening);
  const isSecure = opening.address.startsWith('https:');
  const text = remaining > 0 ? `${words.withSamples(remaining)} ${words.text}` : words.text;
  return (
    <AdminPart id="before" title={checks.title}>
      <FactList
        facts={[
          {
            term: checks.profile,
            wide: true,
            detail:
              opening.missing.length > 0 ? (
                <>
                  {checks.profileBad}
                  {opening.missing.map((name) => (
                    <span key={name}>
                      {' '}
                      <Link to="/admin/profile" hash={name}>
                        {profile?.fieldLabel?.(name) ?? name}
                      </Link>
                    </span>
                  ))}
                </>
              ) : (
                checks.profileGood
              ),
          },
          {
            term: checks.address,
            wide: true,
            detail: (
              <>
                <bdi dir="ltr">{opening.address}</bdi>
                <br />
                {isSecure ? checks.addressGood : checks.addressBad}
              </>
            ),
          },
          {
            term: checks.mail,
            wide: true,
            detail: opening.mailsToFiles ? (
              <>
                {checks.mailBad} <Link to="/admin/mail">{checks.mailLink}</Link>
              </>
            ) : (
              checks.mailGood
            ),
          },
          {
            term: checks.languages,
            wide: true,
            detail:
              untranslated > 0 ? (
                <>
                  {checks.languagesMissing(untranslated)}{' '}
                  <Link to="/admin/languages">{checks.languagesLink}</Link>
                </>
              ) : (
                checks.languagesGood
              ),
          },
        ]}
      />
      <div className={styles.open}>
        <ConfirmStep words={{ ...words, text }} kind="primary" busy={busy} onConfirm={() => run(openSite)} />
      </div>
    </AdminPart>
  );
}
