import { Link, type LinkProps } from '@tanstack/react-router';
import { titleIn } from '#/owner/items/item';
import { AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { kitWords } from '#/owner/kit/copy';
import { dateFormat } from '#/platform/i18n/dates';
import { languageAttributes } from '#/platform/i18n/fallback';
import { Button, buttonClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { VisuallyHidden } from '#/ui/layout';
import { removeSamples, restoreSamples } from '../../admin-client';
import type { OwnersOpening, Sample, SampleCount } from '../../admin-contract';
import { adminOpeningWords } from '../../copy';
import styles from './opening-room.module.css';
import { useOpeningChange } from './use-opening-change';

/** A room of the owner whose items, or fields, may be samples. */
export interface SampleRoom {
  noun: string;
  to: NonNullable<LinkProps['to']>;
  /** The search parameters that select the noun's list, where the room has several lists. */
  search?: NonNullable<LinkProps['search']>;
  title: string;
  fieldLabel?: (name: string) => string;
}

export const countSamples = ({ samples }: Pick<OwnersOpening, 'samples'>): number =>
  samples.reduce((sum, count) => sum + count.samples.length, 0);

export interface SamplesPartProps {
  opening: OwnersOpening;
  rooms: readonly SampleRoom[];
  /** Keeps a shipped picture as it is, so that it no longer counts as a sample. */
  onKeepPicture: (address: string) => Promise<void>;
}

const nextClass = buttonClass({ kind: 'secondary', dense: true, className: styles.next });

export function SamplesPart({ opening, rooms, onKeepPicture }: SamplesPartProps) {
  const { samples: words } = useWords(adminOpeningWords);
  const remaining = countSamples(opening);
  const total = opening.samples.reduce((sum, count) => sum + count.total, 0);
  const counted = rooms.flatMap((room) => {
    const count = opening.samples.find(({ noun }) => noun === room.noun);
    return count ? [{ room, count }] : [];
  });
  const isEmpty = opening.samples.every(({ noun, total }) => noun === 'profile' || total === 0);
  const ownership = isEmpty ? words.nothing : words.allOwn;
  const next = counted.find(({ count }) => count.samples.length > 0);
  return (
    <AdminPart id="samples" title={words.title} note={words.note}>
      <p className="text-lead">{remaining > 0 ? words.own(total - remaining, total) : ownership}</p>
      {isEmpty ? (
        <Link to="/admin/services" className={nextClass}>
          {words.addFirst}
        </Link>
      ) : null}
      {next ? (
        <Link
          to={next.room.to}
          search={next.room.search ?? {}}
          hash={next.count.samples[0]?.id ?? ''}
          className={nextClass}
        >
          {words.next}
        </Link>
      ) : null}
      <ul className={styles.rooms}>
        {counted.map(({ room, count }) => (
          <li key={room.noun}>
            <Link to={room.to} search={room.search ?? {}}>
              {room.title}
            </Link>
            <SampleState count={count} />
            <SampleList room={room} samples={count.samples} onKeepPicture={onKeepPicture} />
          </li>
        ))}
      </ul>
      {remaining > 0 ? <Removal samples={remaining} own={total - remaining} /> : null}
      {opening.removedUntil ? <Undo until={opening.removedUntil} isOpen={opening.openedAt !== null} /> : null}
    </AdminPart>
  );
}

function SampleState({ count: { samples, total } }: { count: SampleCount }) {
  const { samples: words } = useWords(adminOpeningWords);
  if (samples.length > 0) return <span>{words.left(samples.length)}</span>;
  return <span className="text-muted">{total === 0 ? words.empty : words.ready}</span>;
}

interface SampleListProps extends Pick<SamplesPartProps, 'onKeepPicture'> {
  room: SampleRoom;
  samples: readonly Sample[];
}

function SampleList({ room, samples, onKeepPicture }: SampleListProps) {
  const { samples: words } = useWords(adminOpeningWords);
  const { sample: kit } = useWords(kitWords);
  const locale = useLocale();
  const { busy, run } = useOpeningChange(words.kept);
  if (samples.length === 0) return null;
  return (
    <details className={styles.samples}>
      <summary>
        {words.which}
        <VisuallyHidden>: {room.title}</VisuallyHidden>
      </summary>
      <ul>
        {samples.map(({ id, title, picture }) => {
          const shown = title && titleIn(title, locale);
          const name = shown ? shown.text : (room.fieldLabel?.(id) ?? id);
          return (
            <li key={`${id} ${picture}`}>
              <Link
                to={room.to}
                search={room.search ?? {}}
                hash={id}
                {...(shown ? languageAttributes(shown.language, locale) : {})}
              >
                {picture ? words.pictureOf(name) : name}
              </Link>
              {picture ? (
                <Button kind="quiet" disabled={busy} onClick={() => void run(() => onKeepPicture(picture))}>
                  {kit.keep}
                  <VisuallyHidden>: {words.pictureOf(name)}</VisuallyHidden>
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function Removal({ samples, own }: { samples: number; own: number }) {
  const { removal: words } = useWords(adminOpeningWords);
  const { busy, run } = useOpeningChange(words.done);
  return (
    <>
      <p className={`field-hint ${styles.removal}`}>{words.note(samples, own)}</p>
      <ConfirmStep words={words} busy={busy} onConfirm={() => run(removeSamples)} />
    </>
  );
}

/** Restores what was removed. On an open site it asks first, because visitors see the samples at once. */
function Undo({ until, isOpen }: { until: string; isOpen: boolean }) {
  const { removal } = useWords(adminOpeningWords);
  const locale = useLocale();
  const day = dateFormat(locale, useTimeZone(), { weekday: 'long', day: 'numeric', month: 'long' });
  const { busy, run } = useOpeningChange(removal.restored, removal.tooLate);
  const restore = () => run(restoreSamples);
  return (
    <div className={styles.undo}>
      <Notice
        actions={
          isOpen ? (
            <ConfirmStep words={removal.restoring} kind="secondary" busy={busy} onConfirm={restore} />
          ) : (
            <Button kind="secondary" dense busy={busy} onClick={() => void restore()}>
              {busy ? removal.restoring.busy : removal.restoring.open}
            </Button>
          )
        }
      >
        {removal.until(day.format(new Date(until)))}
      </Notice>
    </div>
  );
}
