type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:/.test(value);
const each = (value: unknown, holds: (one: unknown) => boolean) => {
  const all = [value].flat();
  return all.length > 0 && all.every(holds);
};
const inside = (value: unknown, name: string) => (isNode(value) ? value[name] : undefined);

/** The properties that Google's documentation of search results requires of each type. */
const required: Record<string, Record<string, (value: unknown, node: Node) => boolean>> = {
  Article: {
    headline: isText,
    image: (value) => each(value, isAddress),
    datePublished: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
    author: (value) => each(value, (one) => isText(inside(one, 'name')) && isAddress(inside(one, 'url'))),
  },
  Course: {
    name: isText,
    description: isText,
    provider: (value) => isText(inside(value, 'name')),
    offers: (value) => each(value, (one) => inside(one, 'category') === 'Paid'),
    hasCourseInstance: (value) =>
      each(
        value,
        (one) =>
          ['online', 'onsite', 'blended'].includes(String(inside(one, 'courseMode'))) &&
          /^PT\d+H$/.test(String(inside(one, 'courseWorkload'))),
      ),
  },
  BreadcrumbList: {
    itemListElement: (value) =>
      Array.isArray(value) &&
      value.length >= 2 &&
      value.every((step, index) => step.position === index + 1 && isText(step.name) && isAddress(step.item)),
  },
  ItemList: {
    itemListElement: (value, { numberOfItems }) =>
      Array.isArray(value) &&
      value.length === numberOfItems &&
      value.every((step, index) => step.position === index + 1 && isAddress(inside(step.item, 'url'))),
  },
  ProfessionalService: { name: isText },
  Organization: { name: isText },
  WebSite: { name: isText, url: isAddress },
  Person: { name: isText },
  Service: { name: isText, provider: (value) => isText(inside(value, 'name')) },
};

/** The parts of a block of structured data that search engines may show, by their type, and what each of them lacks. */
export function searchFaults(block: unknown): { kind: string; faults: string[] }[] {
  if (!isNode(block)) return [];
  const within = Object.values(block)
    .flat()
    .flatMap((value) => searchFaults(value));
  const found = [block['@type']].flat().flatMap((type) => {
    const rules = required[String(type)];
    if (!rules) return [];
    const faults = Object.entries(rules).flatMap(([property, holds]) =>
      holds(block[property], block) ? [] : [`${property}: ${JSON.stringify(block[property])}`],
    );
    return [{ kind: String(type), faults }];
  });
  return [...found, ...within];
}
