import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { AdminHead, AdminNote, AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { FactList } from '#/owner/kit/fact-list';
import { longDate } from '#/platform/i18n/dates';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { openSite, ownersOpeningQuery, removeSamples, restoreSamples } from '../../admin-client';
import type { OwnersOpening, SampleCount } from '../../admin-contract';
import { adminOpeningWords } from '../../copy';
import styles from './opening-room.module.css';
import { OutsidePreview } from './outside-preview';
import { useOpeningChange } from './use-opening-change';

/** A room of the owner whose items may be samples. */
export interface SampleRoom {
  noun: string;
  to: NonNullable<LinkProps['to']>;
  title: string;
}

/** The remaining samples, previews of the site in search engines and messengers, and the button that opens the site. */
export function OpeningRoom({ rooms }: { rooms: readonly SampleRoom[] }) {
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
      <Samples opening={opening} rooms={rooms} />
      <AdminPart id="preview" title={words.preview.title} note={words.preview.note}>
        <OutsidePreview />
      </AdminPart>
      {opening.openedAt ? null : <BeforeOpening opening={opening} />}
    </>
  );
}

const sum = (counts: readonly SampleCount[], key: 'samples' | 'total') =>
  counts.reduce((total, count) => total + count[key], 0);

function Samples({ opening, rooms }: { opening: OwnersOpening; rooms: readonly SampleRoom[] }) {
  const { samples: words, removal } = useWords(adminOpeningWords);
  const total = sum(opening.samples, 'total');
  const remaining = sum(opening.samples, 'samples');
  return (
    <AdminPart id="samples" title={words.title} note={words.note}>
      <p className="text-lead">{words.own(total - remaining, total)}</p>
      <ul className={styles.rooms}>
        {rooms.map(({ noun, to, title }) => {
          const count = opening.samples.find((each) => each.noun === noun);
          return count ? (
            <li key={noun}>
              <Link to={to}>{title}</Link>
              <SampleState count={count} />
            </li>
          ) : null;
        })}
      </ul>
      {opening.samples.some(({ noun, samples }) => samples > 0 && noun !== 'profile') ? (
        <Removal words={removal} />
      ) : null}
      {opening.removedUntil ? <Undo until={opening.removedUntil} /> : null}
    </AdminPart>
  );
}

function SampleState({ count }: { count: SampleCount }) {
  const { samples: words } = useWords(adminOpeningWords);
  if (count.total === 0) return <span className="text-muted">{words.empty}</span>;
  return count.samples > 0 ? (
    <span>{words.left(count.samples)}</span>
  ) : (
    <span className="text-muted">{words.ready}</span>
  );
}

function Removal({ words }: { words: Parameters<typeof ConfirmStep>[0]['words'] & { done: string } }) {
  const { busy, run } = useOpeningChange(words.done);
  return <ConfirmStep words={words} busy={busy} onConfirm={() => run(removeSamples)} />;
}

function Undo({ until }: { until: string }) {
  const { removal } = useWords(adminOpeningWords);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { busy, run } = useOpeningChange(removal.restored, removal.tooLate);
  return (
    <Notice
      actions={
        <Button kind="secondary" dense busy={busy} onClick={() => void run(restoreSamples)}>
          {busy ? removal.undoing : removal.undo}
        </Button>
      }
    >
      {removal.until(longDate(locale, timeZone, new Date(until)))}
    </Notice>
  );
}

function BeforeOpening({ opening }: { opening: OwnersOpening }) {
  const { checks, opening: words } = useWords(adminOpeningWords);
  const { busy, run } = useOpeningChange(words.done);
  const remaining = sum(opening.samples, 'samples');
  const isSecure = opening.address.startsWith('https:');
  const text = remaining > 0 ? `${words.withSamples(remaining)} ${words.text}` : words.text;
  return (
    <AdminPart id="before" title={checks.title}>
      <FactList
        facts={[
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
        ]}
      />
      <div className={styles.open}>
        <ConfirmStep words={{ ...words, text }} kind="primary" busy={busy} onConfirm={() => run(openSite)} />
      </div>
    </AdminPart>
  );
}
