import type * as z from 'zod/mini';

type TextShape = Record<string, z.ZodMiniType<string | undefined, string | undefined>>;

/** The texts of a group as a row holds them: what may be left out is null where it was. */
export type Stored<Shape extends TextShape> = {
  [Name in keyof Shape]: undefined extends z.output<Shape[Name]> ? string | null : string;
};

/** Texts that are asked for, stored, read and erased together, so that one more in `shape` is one more in all of that. */
export function textGroup<Shape extends TextShape>(shape: Shape) {
  const each = (value: (name: keyof Shape & string) => string | null | undefined) =>
    Object.fromEntries(Object.keys(shape).map((name) => [name, value(name)])) as Stored<Shape>;
  const erased = each((name) => (shape[name]?.safeParse(undefined).success ? null : ''));
  return {
    shape,
    /** Of a request, as a row holds them. */
    stored: (request: { [Name in keyof Shape]?: string | undefined }) =>
      each((name) => request[name] || erased[name]),
    /** Of a row. */
    read: (row: Stored<Shape>) => each((name) => row[name]),
    /** What a row holds after the person has been erased. */
    erased,
  };
}
