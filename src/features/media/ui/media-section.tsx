import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useWords } from '#/ui/language/language';
import { Section, SectionHead } from '#/ui/layout';
import { ListState } from '#/ui/list-state';
import { mediaQuery } from '../client';
import { mediaWords } from '../copy';
import { MediaCard } from './media-card';
import { MediaPlayer } from './media-player';
import styles from './recording.module.css';

/** The page's dark band: recordings, and above them the one that was asked for. */
export function MediaSection() {
  const copy = useWords(mediaWords);
  const media = useQuery(mediaQuery(useLocale()));
  const [chosen, setChosen] = useState<string | null>(null);
  const playing = media.data?.find(({ id }) => id === chosen);
  return (
    <Section night id="media" tabIndex={-1} aria-labelledby="media-title">
      <SectionHead id="media-title" title={copy.title} />
      <div id="media-player">
        {playing ? <MediaPlayer key={playing.id} item={playing} onClose={() => setChosen(null)} /> : null}
      </div>
      {media.data ? (
        <ul className={styles.list}>
          {media.data.map((item, index) => (
            <MediaCard
              key={item.id}
              item={item}
              index={index}
              open={item.id === chosen}
              onToggle={() => setChosen(item.id === chosen ? null : item.id)}
            />
          ))}
        </ul>
      ) : (
        <ListState
          failed={media.isError}
          busy={media.isFetching}
          onRetry={media.refetch}
          words={copy}
          shape="picture"
          count={4}
          className={styles.list}
        />
      )}
    </Section>
  );
}
