import { calendarDay } from '#/platform/i18n/dates';
import { useLocale, useWords } from '#/ui/language/language';
import { TextIn } from '#/ui/language/text-in';
import { VisuallyHidden } from '#/ui/layout';
import { Picture } from '#/ui/picture';
import { Reveal } from '#/ui/reveal';
import { mediaWords } from '../copy';
import type { MediaItem } from '../item';
import { watchAddress } from '../rules';
import styles from './recording.module.css';

interface MediaCardProps {
  item: MediaItem;
  index: number;
  open: boolean;
  onToggle: () => void;
}

/** A recording: a click opens its player above the list, a second one closes it. The player is loaded only after a click. */
export function MediaCard({ item, index, open, onToggle }: MediaCardProps) {
  const locale = useLocale();
  return (
    <Reveal as="li" index={index} className="recording">
      <button
        type="button"
        className={styles.play}
        aria-expanded={open}
        aria-controls="media-player"
        data-by-style=""
        onClick={onToggle}
      >
        <span className={styles.still}>
          <Picture
            src={item.thumbnail}
            picture={item.picture}
            sizes="(width >= 62rem) 23vw, (width >= 42rem) 45vw, 38vw"
            alt=""
          />
        </span>
        <span>
          <span className={styles.title}>
            <TextIn text={item.title} language={item.languages.title} />
          </span>
          <span className={`text-meta ${styles.facts}`}>
            <TextIn text={item.channel} language={item.languages.channel} />
            <time dateTime={item.date}>{calendarDay(locale, item.date)}</time>
          </span>
        </span>
      </button>
      <WatchLink item={item} />
    </Reveal>
  );
}

/** A link to the recording on its platform. It works without JavaScript, and this page loads nothing from the platform for it. */
function WatchLink({ item }: { item: MediaItem }) {
  const copy = useWords(mediaWords);
  return (
    <a href={watchAddress(item)} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {copy.open}
      <VisuallyHidden>
        : {item.title} {copy.newTab}
      </VisuallyHidden>
    </a>
  );
}
