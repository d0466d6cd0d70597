/** The list with one item moved to another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item === undefined) return next;
  next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}

/** The steps that a key moves an item by, in a list of the given text direction; 0 for any other key. */
export function stepForKey(key: string, direction: string): -1 | 0 | 1 {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'ArrowDown' || key === forward) return 1;
  return key === 'ArrowUp' || key === back ? -1 : 0;
}
