import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A type of schema.org. All are read from the declarations of the package schema-dts, which are generated from schema.org. */
interface Kind {
  parents: string[];
  /** The types that the value of each property may have. */
  properties: Map<string, string[]>;
}

const require = createRequire(import.meta.url);
const declarations = readFileSync(join(dirname(require.resolve('schema-dts')), 'schema.d.ts'), 'utf8');

const kinds = new Map<string, Kind>();
for (const [, name = '', parents = '', body = ''] of declarations.matchAll(
  /^(?:export )?interface (\w+?)(?:Base|Leaf) extends ([^{]+)\{\n(.*?)^\}/gms,
)) {
  const kind: Kind = kinds.get(name) ?? { parents: [], properties: new Map() };
  for (const parent of parents.split(',').map((text) => text.trim().replace(/Base$/, '')))
    if (parent !== name && !parent.startsWith('Partial')) kind.parents.push(parent);
  for (const [, property = '', range = ''] of body.matchAll(
    /^ {4}"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;$/gm,
  ))
    kind.properties.set(
      property,
      range.split('|').map((type) => type.trim()),
    );
  kinds.set(name, kind);
}

/** The values of each enumeration, written as 'Monday' or 'https://schema.org/Monday'. */
const members = new Map<string, Set<string>>();
for (const [, name = '', union = ''] of declarations.matchAll(/^export type (\w+) = (.+);$/gm)) {
  const literals = [...union.matchAll(/"([^"]+)"/g)].map(([, literal = '']) => literal);
  if (literals.length > 0) members.set(name, new Set(literals));
}

const isA = (type: string, wanted: string): boolean =>
  type === wanted || (kinds.get(type)?.parents ?? []).some((parent) => isA(parent, wanted));

/** The types that a property's value may have, as the type or one of its ancestors declares them. */
const rangeOf = (type: string, property: string): string[] | undefined =>
  kinds.get(type)?.properties.get(property) ??
  kinds
    .get(type)
    ?.parents.map((parent) => rangeOf(parent, property))
    .find((range) => range !== undefined);

/** How values of the simple types are written. */
const forms: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && /^(https?:|mailto:|tel:)/.test(value) && URL.canParse(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value),
  Time: (value) => typeof value === 'string' && /^\d\d:\d\d(:\d\d)?$/.test(value),
  Duration: (value) =>
    typeof value === 'string' && /^P(?=.)(\d+[YMWD])*(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/.test(value),
  Number: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
};

/** Everything in a block of structured data that is not valid schema.org, one sentence each. */
export function faultsOf(block: object): string[] {
  const { '@context': context, ...thing } = block as Record<string, unknown>;
  return [
    ...(context === 'https://schema.org' ? [] : [`@context is ${JSON.stringify(context)}`]),
    ...nodeFaults(thing, '$'),
  ];
}

function nodeFaults(node: Record<string, unknown>, at: string): string[] {
  const types = [node['@type']].flat().filter((type) => typeof type === 'string');
  const unknown = types.filter((type) => !kinds.has(type));
  if (types.length === 0 || unknown.length > 0) return [`${at}: no type of schema.org: ${unknown}`];
  return Object.entries(node).flatMap(([property, value]) => {
    const place = `${at}.${property}`;
    if (property === '@id') return forms.URL?.(value) ? [] : [`${place} is no address`];
    if (property === '@type') return [];
    const range = types.map((type) => rangeOf(type, property)).find((found) => found !== undefined);
    if (!range) return [`${place}: not a property of ${types}`];
    return [value].flat().flatMap((one) => valueFaults(one, range, place));
  });
}

function valueFaults(value: unknown, range: string[], at: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const node = value as Record<string, unknown>;
    const types = [node['@type']].flat();
    const isReference = Object.keys(node).join() === '@id';
    const fits = types.some((type) => range.some((wanted) => isA(String(type), wanted)));
    if (isReference) return [];
    return fits ? nodeFaults(node, at) : [`${at}: ${types} is none of ${range}`];
  }
  const isLiteral = range.some((type) => forms[type]?.(value) || members.get(type)?.has(String(value)));
  // In place of a thing, its address is allowed.
  const isAddress =
    range.some((type) => kinds.has(type)) && !range.includes('DayOfWeek') && forms.URL?.(value);
  return isLiteral || isAddress ? [] : [`${at}: ${JSON.stringify(value)} is none of ${range}`];
}
