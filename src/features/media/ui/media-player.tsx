import { useEffect, useRef } from 'react';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { TextIn } from '#/ui/language/text-in';
import { mediaWords } from '../copy';
import type { MediaItem } from '../item';
import { playerAddress } from '../rules';
import styles from './player.module.css';

export function MediaPlayer({ item, onClose }: { item: MediaItem; onClose: () => void }) {
  const copy = useWords(mediaWords);
  const locale = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  // The player appears above the list, where it may be scrolled out of view on a phone.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={ref} className={styles.root}>
      <iframe
        className={styles.screen}
        src={playerAddress(item, locale)}
        title={item.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <div className={styles.words}>
        <p className="text-meta text-muted" role="status">
          {copy.playing}
        </p>
        <h3 className="text-h3">
          <TextIn text={item.title} language={item.languages.title} />
        </h3>
        <p className="text-muted">
          <TextIn text={item.description} language={item.languages.description} />
        </p>
        <Button kind="quiet" onClick={onClose} className={styles.close}>
          {copy.close}
        </Button>
      </div>
    </div>
  );
}
