import { titleIn } from '#/owner/items/item';
import { WrittenRoom } from '#/owner/items/list/item-room';
import { useWrittenList } from '#/owner/items/list/use-item-list';
import { kitWords } from '#/owner/kit/copy';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersMediaClient } from '../../admin-client';
import { adminMediaWords } from '../../copy/admin';
import { MediaEntry } from './media-entry';
import { type FormParts, MediaForm } from './media-form';
import './media-admin.css';

/** The owner's recordings. */
export function MediaRoom(parts: FormParts) {
  const kit = useWords(kitWords);
  const words = useWords(adminMediaWords);
  const locale = useLocale();
  const notify = useNotice();
  const list = useWrittenList(ownersMediaClient, {
    onRemoved: () => notify({ title: words.deleted }),
    onRestored: () => notify({ title: words.restored }),
    onFailed: (what, detail) => notify({ tone: 'danger', title: kit.failed[what], text: detail }),
  });
  const place = Math.max(0, ...list.items.map(({ sortOrder }) => sortOrder)) + 1;
  return (
    <WrittenRoom
      labels={kit}
      words={words}
      className="written-cards owned-media"
      list={list}
      titleOf={(item) => titleIn(item.title, locale).text}
      form={(item, close) => <MediaForm item={item} place={place} parts={parts} onClose={close} />}
      card={(item, does) => <MediaEntry item={item} {...does} />}
    />
  );
}
