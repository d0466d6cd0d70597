import { useCopy, useLocale } from '#/platform/i18n/copy';
import { titleIn } from '#/platform/i18n/written';
import { useWrittenList } from '#/platform/written/use-written-list';
import { WrittenRoom } from '#/ui/admin/written-room';
import { useNotice } from '#/ui/notices';
import { ownersMediaClient } from '../../admin-client';
import { MediaEntry } from './media-entry';
import { type FormParts, MediaForm } from './media-form';
import './media-admin.css';

/** The owner's recordings. */
export function MediaRoom(parts: FormParts) {
  const kit = useCopy('kit');
  const words = useCopy('adminMedia');
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
