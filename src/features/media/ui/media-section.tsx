import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useWords } from '#/ui/language/language';
import { TitledSection } from '#/ui/layout';
import { QueryList } from '#/ui/list-state';
import { mediaQuery } from '../client';
import { mediaWords } from '../copy';
import { MediaCard } from './media-card';
import { MediaPlayer } from './media-player';
import styles from './recording.module.css';

export function MediaSection() {
  const copy = useWords(mediaWords);
  const media = useQuery(mediaQuery(useLocale()));
  const [chosen, setChosen] = useState<string | null>(null);
  const playing = media.data?.find(({ id }) => id === chosen);
  return (
    <TitledSection night id="media" title={copy.title}>
      <div id="media-player" className={styles.place}>
        {playing ? <MediaPlayer key={playing.id} item={playing} onClose={() => setChosen(null)} /> : null}
      </div>
      <QueryList query={media} words={copy} shape="picture" count={4} className={styles.list}>
        {(found) => (
          <ul className={styles.list}>
            {found.map((item, index) => (
              <MediaCard
                key={item.id}
                item={item}
                index={index}
                open={item.id === chosen}
                onToggle={() => setChosen(item.id === chosen ? null : item.id)}
              />
            ))}
          </ul>
        )}
      </QueryList>
    </TitledSection>
  );
}
