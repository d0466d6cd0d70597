import { Link, type LinkProps } from '@tanstack/react-router';
import { languageAttributes } from '#/platform/i18n/fallback';
import { type Localized, locales } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import type { Gap } from '../../admin-contract';
import { adminLanguagesWords } from '../../copy';
import styles from './languages-room.module.css';

/** A room of the owner whose texts are translated. */
export interface TranslatedRoom {
  noun: string;
  to: NonNullable<LinkProps['to']>;
  /** The search parameters that select the noun's list, if the room has several lists. */
  search?: NonNullable<LinkProps['search']>;
  title: string;
  /** The titles of the room's parts, if it has parts instead of items, as the profile does. */
  parts?: Record<string, string>;
}

interface GapListProps {
  label: string;
  gaps: readonly Gap[];
  rooms: readonly TranslatedRoom[];
  /** What visitors see in place of missing texts. */
  note: string;
}

export function GapList({ label, gaps, rooms, note }: GapListProps) {
  const { gaps: words } = useWords(adminLanguagesWords);
  return (
    <>
      <p className="text-small">{note}</p>
      <ul className={styles.gaps} aria-label={label}>
        {gaps.map((gap) => {
          const room = rooms.find(({ noun }) => noun === gap.noun);
          if (!room) return null;
          const more = gap.missing - gap.first.length;
          return (
            <li key={gap.noun}>
              <p>
                <Link to={room.to} search={room.search ?? {}}>
                  {room.title}
                </Link>
                <span className="text-muted">{words.count(gap.missing, gap.total)}</span>
              </p>
              <ul className="text-small">
                {gap.first.map(({ id, title }) => (
                  <li key={id}>
                    <Link to={room.to} search={room.search ?? {}} hash={id}>
                      <GapTitle title={title} part={room.parts?.[id]} />
                    </Link>
                  </li>
                ))}
                {more > 0 ? <li className="text-muted">{words.more(more)}</li> : null}
              </ul>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The item's title in the page's language, or else in the first language that has one. For a part, the part's title. */
function GapTitle({ title, part }: { title: Partial<Localized> | null; part: string | undefined }) {
  const { gaps: words } = useWords(adminLanguagesWords);
  const page = useLocale();
  const written = [page, ...locales].find((locale) => title?.[locale]);
  if (!written) return part ?? words.untitled;
  return <bdi {...languageAttributes(written, page)}>{title?.[written]}</bdi>;
}
