import { ItemCard } from '#/owner/items/list/item-card';
import { ItemRoom } from '#/owner/items/list/item-room';
import { useWords } from '#/ui/language/language';
import { adminMediaWords } from '../../copy';
import { mediaItem } from '../../item';
import { LengthField } from './length-field';
import { lengthText, type TypedLength } from './length-text';

const own = { durationSeconds: LengthField };
const show = { durationSeconds: (length: unknown) => lengthText(length as TypedLength) };

/** The owner's list of recordings: preview picture and title. */
export function MediaRoom() {
  const words = useWords(adminMediaWords);
  return (
    <ItemRoom
      noun={mediaItem}
      words={words}
      cards="18rem"
      own={own}
      show={show}
      card={(item, actions) => (
        <ItemCard
          {...actions}
          item={item}
          face={{
            title: item.title,
            language: 'en',
            note: item.videoId === '' && words.noVideo,
            picture: { src: item.thumbnail, missing: words.noThumbnail, stands: 'above' },
            order: item.sortOrder,
          }}
        />
      )}
    />
  );
}
