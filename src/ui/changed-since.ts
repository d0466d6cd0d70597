export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The values of a form that were changed after it was sent, while the user went on typing. */
export function changedSince<Values extends object>(sent: Values, now: Values): Partial<Values> {
  const names = Object.keys(now) as (keyof Values)[];
  const changed = names.filter((name) => !isSame(now[name], sent[name]));
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Values>;
}

export const isEmpty = (changed: object): boolean => Object.keys(changed).length === 0;
