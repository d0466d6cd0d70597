/** A tag as it is written (`raw`), and in a normalised form that is the same for all spellings of the tag. */
interface Tag {
  kind: 'open' | 'close' | 'void' | 'comment';
  raw: string;
  /** Lower case; empty for a comment. */
  name: string;
  form: string;
}
export type Token = Tag | { kind: 'text'; raw: string };

const tagPattern = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;
const attributePattern = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const voids = new Set(['br', 'hr', 'img', 'wbr', 'input', 'col', 'source', 'track', 'area', 'embed']);
const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

const decoded = (value: string) =>
  value.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? '');

const encoded = (value: string) =>
  value.replace(/[&"<>]/g, (sign) => Object.keys(entities).find((name) => entities[name] === sign) ?? sign);

/** The tags and the text between them. The `raw` values, joined, give the input again. */
export function tokenize(html: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of html.matchAll(tagPattern)) {
    if (match.index > end) tokens.push({ kind: 'text', raw: html.slice(end, match.index) });
    tokens.push(parseTag(match));
    end = match.index + match[0].length;
  }
  if (end < html.length) tokens.push({ kind: 'text', raw: html.slice(end) });
  return tokens;
}

function parseTag([raw, slash, tagName, attributes = '']: RegExpMatchArray): Tag {
  if (tagName === undefined) return { kind: 'comment', raw, name: '', form: raw };
  const name = tagName.toLowerCase();
  if (slash) return { kind: 'close', raw, name, form: `/${name}` };
  const pairs = Array.from(
    attributes.matchAll(attributePattern),
    ([, key = '', double, single, bare]) => `${key.toLowerCase()}=${decoded(double ?? single ?? bare ?? '')}`,
  );
  const kind = voids.has(name) ? 'void' : 'open';
  return { kind, raw, name, form: [name, ...pairs.sort()].join('\n') };
}

/** Attributes whose text is shown or read aloud by screen readers. */
const spokenAttributes = new Set(['alt', 'title']);
const isSpoken = (key: string, value: string) =>
  spokenAttributes.has(key.toLowerCase()) && /\p{L}/u.test(value);

export const attributeTexts = (html: string): string[] => {
  const texts = new Set<string>();
  withAttributeTexts(html, (text) => {
    texts.add(text);
    return text;
  });
  return [...texts];
};

/** The HTML with the texts of its `spokenAttributes` replaced by `wordsFor`. Everything else is unchanged. */
export const withAttributeTexts = (html: string, wordsFor: (text: string) => string): string =>
  tokenize(html)
    .map(({ kind, raw }) => (kind === 'open' || kind === 'void' ? withWords(raw, wordsFor) : raw))
    .join('');

function withWords(tag: string, wordsFor: (text: string) => string): string {
  return tag.replace(attributePattern, (written, key: string, double, single, bare) => {
    const value = decoded(double ?? single ?? bare ?? '');
    if (!isSpoken(key, value)) return written;
    const words = wordsFor(value);
    return words === value ? written : `${key}="${encoded(words)}"`;
  });
}

export const hasMarkup = (text: string): boolean => tokenize(text).some(({ kind }) => kind !== 'text');

export const hasWords = (text: string): boolean =>
  tokenize(text).some(({ kind, raw }) => kind === 'text' && /\p{L}/u.test(raw.replace(/&#?\w+;/g, '')));

export const visibleLength = (text: string): number =>
  tokenize(text).reduce(
    (sum, { kind, raw }) => sum + (kind === 'text' ? raw.replaceAll('&nbsp;', ' ').trim().length : 0),
    0,
  );

/**
 * The translation with its tags spelled as in the source. Undefined if a tag was lost, changed, added or moved out of its
 * parent. Siblings may change places, as word order differs between languages, unless the source is badly nested.
 */
export function restoreTags(source: string, translation: string): string | undefined {
  const before = tokenize(source);
  const after = tokenize(translation);
  const places = tagPaths(before);
  const found = places ? tagPaths(after) : tagSequence(after);
  if (found?.join('\0') !== (places ?? tagSequence(before)).join('\0')) return undefined;
  const written = new Map(
    before.flatMap((token) => (token.kind === 'text' ? [] : [[token.form, token.raw]])),
  );
  const inMarkup = written.size > 0;
  return after
    .map((token) => {
      if (token.kind !== 'text') return written.get(token.form) ?? '';
      return inMarkup ? token.raw.replaceAll('<', '&lt;') : token.raw;
    })
    .join('');
}

/** Each tag with its ancestors, sorted; undefined if tags are not properly nested. */
function tagPaths(tokens: readonly Token[]): string[] | undefined {
  const places: string[] = [];
  const around: Tag[] = [];
  for (const token of tokens) {
    if (token.kind === 'text') continue;
    if (token.kind === 'close') {
      if (around.pop()?.name !== token.name) return undefined;
      continue;
    }
    places.push([...around, token].map(({ form }) => form).join(' > '));
    if (token.kind === 'open') around.push(token);
  }
  return around.length > 0 ? undefined : places.sort();
}

const tagSequence = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => (token.kind === 'text' ? [] : [token.form]));
