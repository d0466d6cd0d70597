import { Figures } from '#/ui/figures';
import { useWords } from '#/ui/language/language';
import { useProfile } from '../client';
import type { FigureRow } from '../contract';
import { profileWords } from '../copy';
import { captionKey, type KnownFigure, splitFigure } from '../rules';

export function KeyFigures({ row }: { row: FigureRow }) {
  const { figures: captions, hourMark } = useWords(profileWords);
  const profile = useProfile();
  const figures: { key?: KnownFigure | undefined; value: string; label?: string | undefined }[] =
    profile[row];
  if (figures.length === 0) return null;
  const items = figures.map(({ key, value, label }) => ({
    label: label ?? (key && captions[captionKey(row, key)]),
    ...splitFigure(value, hourMark),
  }));
  return <Figures items={items} spark />;
}
