import { Figures } from '#/ui/figures';
import { useWords } from '#/ui/language/language';
import { useProfile } from '../client';
import { type ProfileCopy, profileWords } from '../copy';

/** Splits '165+' into the number and its mark; the mark of '48h' becomes the language's abbreviation of hours. */
function splitFigure(value: string, hourMark: string) {
  const [, number = value, mark = ''] = /^([\d.,/]+)(\D+)$/.exec(value) ?? [];
  return { value: number, mark: (mark === 'h' ? hourMark : mark) || undefined };
}

interface KeyFiguresProps {
  row: 'figures' | 'aboutFigures' | 'consultingFigures' | 'trainingFigures';
  spark?: boolean;
}

/** A row of the profile's figures with their captions. */
export function KeyFigures({ row, spark }: KeyFiguresProps) {
  const { figures: captions, hourMark } = useWords(profileWords);
  const profile = useProfile();
  const figures: { key: keyof ProfileCopy['figures']; value: string }[] = profile[row];
  // The about page counts only the person's own awards, and needs another caption.
  const caption = (key: keyof ProfileCopy['figures']) =>
    captions[row === 'aboutFigures' && key === 'awards' ? 'ownAwards' : key];
  const items = figures.map(({ key, value }) => ({ label: caption(key), ...splitFigure(value, hourMark) }));
  return <Figures items={items} spark={spark ?? false} />;
}
