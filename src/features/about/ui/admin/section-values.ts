import { type FormValues, formValues } from '#/owner/items/form/use-item-form';
import { inAll } from '#/owner/items/item';
import type { OwnersSection } from '../../admin-contract';

export type SectionValues = FormValues<OwnersSection>;

/** A section as its form holds it; a new one comes last, on a subject that has none yet. */
export function sectionValues(
  section?: OwnersSection,
  place = 0,
  subject: OwnersSection['section'] = 'hero',
): SectionValues {
  if (section) return formValues(section);
  return {
    section: subject,
    title: inAll(null),
    content: inAll(null),
    sortOrder: place,
    isPublished: true,
    automatic: [],
  };
}

/** The words of an HTML text. */
export const plain = (html: string): string =>
  html
    .replace(/<\/(p|h[2-4]|li|blockquote|figcaption)>|<br ?\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .trim();

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
