import { plainText } from '#/owner/items/item';
import { ItemRoom } from '#/owner/items/list/item-room';
import { excerpt } from '#/ui/excerpt';
import { useWords } from '#/ui/language/language';
import { aboutSubjects } from '../../contract';
import { adminAboutWords } from '../../copy';
import { type OwnersSection, sectionItem } from '../../item';

/** A new section starts with the first subject that has no section yet. */
const nextSubject = (sections: readonly OwnersSection[]) => ({
  section:
    aboutSubjects.find((name) => !sections.some(({ section }) => section === name)) ?? 'current_future',
});

export function AboutRoom() {
  const words = useWords(adminAboutWords);
  return (
    <ItemRoom
      noun={sectionItem}
      words={words}
      initial={nextSubject}
      face={(section) => ({
        title: section.title,
        over: words.choices.section[section.section],
        text: { full: section.content, shorten: (html) => excerpt(plainText(html), 180) },
        order: section.sortOrder,
      })}
    />
  );
}
