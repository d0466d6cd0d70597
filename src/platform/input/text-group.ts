import type * as z from 'zod/mini';

type TextShape = Record<string, z.ZodMiniType<string | undefined, string | undefined>>;

/** The texts of a group as columns of a row; an optional text is null if it is missing. */
export type Stored<Shape extends TextShape> = {
  [Name in keyof Shape]: undefined extends z.output<Shape[Name]> ? string | null : string;
};

/** A group of texts that are validated, stored, read and erased together. */
export function textGroup<Shape extends TextShape>(shape: Shape) {
  const each = (value: (name: keyof Shape & string) => string | null | undefined) =>
    Object.fromEntries(Object.keys(shape).map((name) => [name, value(name)])) as Stored<Shape>;
  const erased = each((name) => (shape[name]?.safeParse(undefined).success ? null : ''));
  return {
    shape,
    stored: (request: { [Name in keyof Shape]?: string | undefined }) =>
      each((name) => request[name] || erased[name]),
    read: (row: Stored<Shape>) => each((name) => row[name]),
    erased,
  };
}
