import type { TranslationParts } from '#/features/translation/admin-contract';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { titleIn } from '#/platform/i18n/written';
import { useWrittenList } from '#/platform/written/use-written-list';
import { WrittenRoom } from '#/ui/admin/written-room';
import { useNotice } from '#/ui/notices';
import { ownersSectionsClient } from '../../admin-client';
import { aboutSubjects } from '../../contract';
import { SectionEntry } from './section-entry';
import { SectionForm } from './section-form';
import './about-admin.css';

/** The sections of the about page. */
export function AboutRoom(parts: TranslationParts) {
  const kit = useCopy('kit');
  const words = useCopy('adminAbout');
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
