import { ItemRoom } from '#/owner/items/list/item-room';
import { useWords } from '#/ui/language/language';
import { adminMediaWords } from '../../copy';
import { mediaItem } from '../../item';
import { LengthField } from './length-field';
import { lengthText, type TypedLength } from './length-text';

const own = { durationSeconds: LengthField };
const show = { durationSeconds: (length: unknown) => lengthText(length as TypedLength) };

interface MediaRoomProps {
  /** Whether the site still shows the sample person. */
  isSamplePerson: boolean;
  /** Whether the home page shows sample recordings if none are published. */
  showsSamples: boolean;
}

export function MediaRoom({ isSamplePerson, showsSamples }: MediaRoomProps) {
  const words = useWords(adminMediaWords);
  const empty = showsSamples ? words.empty : { ...words.empty, text: words.emptyOfHers };
  return (
    <ItemRoom
      noun={mediaItem}
      words={{ ...words, empty }}
      cards="18rem"
      own={own}
      show={show}
      face={(item) => ({
        title: item.title,
        language: isSamplePerson ? 'en' : undefined,
        note: item.videoId === '' && words.noVideo,
        picture: { src: item.thumbnail, missing: words.noThumbnail, stands: 'above' },
        order: item.sortOrder,
      })}
    />
  );
}
