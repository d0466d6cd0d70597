import type { TranslationParts } from '#/features/translation/admin-contract';
import { titleIn } from '#/owner/items/item';
import { WrittenRoom } from '#/owner/items/list/item-room';
import { useWrittenList } from '#/owner/items/list/use-item-list';
import { kitWords } from '#/owner/kit/copy';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersSectionsClient } from '../../admin-client';
import { aboutSubjects } from '../../contract';
import { adminAboutWords } from '../../copy/admin';
import { SectionEntry } from './section-entry';
import { SectionForm } from './section-form';
import './about-admin.css';

/** The sections of the about page. */
export function AboutRoom(parts: TranslationParts) {
  const kit = useWords(kitWords);
  const words = useWords(adminAboutWords);
  const locale = useLocale();
  const notify = useNotice();
  const list = useWrittenList(ownersSectionsClient, {
    onRemoved: () => notify({ title: words.deleted }),
    onRestored: () => notify({ title: words.restored }),
    onFailed: (what, detail) => notify({ tone: 'danger', title: kit.failed[what], text: detail }),
  });
  const place = Math.max(0, ...list.items.map(({ sortOrder }) => sortOrder)) + 1;
  const subject = aboutSubjects.find((name) => !list.items.some(({ section }) => section === name));
  return (
    <WrittenRoom
      labels={kit}
      words={words}
      list={list}
      titleOf={(section) => titleIn(section.title, locale).text}
      form={(section, close) => (
        <SectionForm
          section={section}
          place={place}
          subject={subject ?? 'current_future'}
          parts={parts}
          onClose={close}
        />
      )}
      card={(section, does) => <SectionEntry section={section} {...does} />}
    />
  );
}
