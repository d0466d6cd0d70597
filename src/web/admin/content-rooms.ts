import type { LinkProps } from '@tanstack/react-router';
import { adminCatalogueWords } from '#/features/catalogue/copy';
import { nounOfKind, serviceKinds } from '#/features/catalogue/ui/admin/kinds';
import { useLocale, useWords } from '#/ui/language/language';
import { adminTabs } from './admin-tabs';

/** Where the owner writes the items of a content noun. */
interface ContentRoom {
  /** As in the API's addresses: 'books'. */
  noun: string;
  to: NonNullable<LinkProps['to']>;
  /** Selects a list, in a room with several. */
  search?: NonNullable<LinkProps['search']>;
  title: string;
}

const [, content] = adminTabs;

/** The rooms of all content nouns, in the order of the tabs; the services are one room with a list for each kind. */
export function useContentRooms(): ContentRoom[] {
  const locale = useLocale();
  const { kinds } = useWords(adminCatalogueWords);
  return content.tabs.flatMap(({ to, title }): ContentRoom[] =>
    to === '/admin/services'
      ? serviceKinds.map((kind) => ({
          noun: nounOfKind[kind],
          to,
          search: { kind },
          title: kinds[kind],
        }))
      : [{ noun: to.replace('/admin/', ''), to, title: title(locale) }],
  );
}
