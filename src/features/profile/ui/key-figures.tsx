import { useSuspenseQuery } from '@tanstack/react-query';
import { Figures } from '#/ui/figures';
import { useLocale, useWords } from '#/ui/language/language';
import { profileQuery } from '../client';
import { type ProfileCopy, profileWords } from '../copy';

/** '165+' is the number and its mark; of '48h' the mark is the language's word for hours, if it has one. */
function shown(value: string, hourMark: string) {
  const [, number = value, mark = ''] = /^([\d.,/]+)(\D+)$/.exec(value) ?? [];
  return { value: number, mark: (mark === 'h' ? hourMark : mark) || undefined };
}

/** A row of the profile's figures with their captions. */
export function KeyFigures({
  row,
  spark,
}: {
  row: 'figures' | 'aboutFigures' | 'consultingFigures' | 'trainingFigures';
  spark?: boolean;
}) {
  const { figures: captions, hourMark } = useWords(profileWords);
  const { data: profile } = useSuspenseQuery(profileQuery(useLocale()));
  const figures: { key: keyof ProfileCopy['figures']; value: string }[] = profile[row];
  // The awards on the page about the person are fewer than those of all the work together.
  const captionOf = (key: keyof ProfileCopy['figures']) =>
    captions[row === 'aboutFigures' && key === 'awards' ? 'ownAwards' : key];
  const items = figures.map(({ key, value }) => ({ label: captionOf(key), ...shown(value, hourMark) }));
  return <Figures items={items} spark={spark ?? false} />;
}
