import { hasMarkup, hasWords, type Token, tokenize } from './markup';

/** A text, split into `texts` to translate and the parts around them (`frame`, one more than `texts`), which are never sent. */
export interface Pieces {
  frame: string[];
  texts: string[];
}

/** Inline elements, which belong to their sentence; every other tag ends a piece. */
const inline = new Set(
  'a abbr b bdi bdo br cite code del em i img ins kbd mark q s small span strong sub sup time u wbr'.split(
    ' ',
  ),
);
const wordless = new Set(['pre', 'script', 'style', 'svg', 'math', 'textarea', 'template', 'iframe']);
/** The most characters of a piece. A longer paragraph without tags is split between sentences. */
const maxCharacters = 2_000;

export const joinPieces = ({ frame, texts }: Pieces): string =>
  frame.map((part, index) => part + (texts[index] ?? '')).join('');

export const splitPieces = (text: string): Pieces =>
  assemble(hasMarkup(text) ? splitBlocks(text) : splitLines(text));

interface Part {
  raw: string;
  toTranslate: boolean;
}

const splitLines = (text: string): Part[] =>
  text
    .split(/((?<!\s)\s*\n\s*)/)
    .flatMap((line) => splitSentences(line.trim() === '' ? untranslated(line) : translatable(line)));

function splitBlocks(html: string): Part[] {
  const tokens = tokenize(html);
  const parts: Part[] = [];
  let start = 0;
  let index = 0;
  const endSentence = () => parts.push(...splitRun(tokens.slice(start, index)));
  while (index < tokens.length) {
    const after = endOfBlock(tokens, index);
    if (after > index) {
      endSentence();
      parts.push(untranslated(joinRaw(tokens.slice(index, after))));
      start = after;
    }
    index = Math.max(after, index + 1);
  }
  endSentence();
  return parts;
}

/** If a block tag or a whole `wordless` element begins at `index`, the index after it; otherwise `index` itself. */
function endOfBlock(tokens: readonly Token[], index: number): number {
  const token = tokens[index];
  if (!token || token.kind === 'text' || inline.has(token.name)) return index;
  if (token.kind !== 'open' || !wordless.has(token.name)) return index + 1;
  const closing = tokens.findIndex(
    (other, at) => at > index && other.kind === 'close' && other.name === token.name,
  );
  return closing < 0 ? index + 1 : closing + 1;
}

const joinRaw = (tokens: readonly Token[]) => tokens.map(({ raw }) => raw).join('');
const translatable = (raw: string): Part => ({ raw, toTranslate: hasWords(raw) });
const untranslated = (raw: string): Part => ({ raw, toTranslate: false });

/** Splits a run of text and inline tags, so that blanks and tags at its ends aren't sent for translation. */
function splitRun(tokens: readonly Token[]): Part[] {
  const partners = matchTags(tokens);
  const partner = (index: number) => partners.get(index) ?? Number.NaN;
  let [start, end, lastLength] = [0, tokens.length, -1];
  while (end > start && end - start !== lastLength) {
    lastLength = end - start;
    if (isLoose(tokens[start], !(partner(start) < end))) start += 1;
    else if (isLoose(tokens[end - 1], !(partner(end - 1) >= start))) end -= 1;
    else if (partner(start) === end - 1) {
      start += 1;
      end -= 1;
    }
  }
  const inside = splitSentences(translatable(joinRaw(tokens.slice(start, end))));
  return [untranslated(joinRaw(tokens.slice(0, start))), ...inside, untranslated(joinRaw(tokens.slice(end)))];
}

/** Whether a token at an end of a run needs no translation: blank text, or a tag that has no partner within the run. */
function isLoose(token: Token | undefined, isAlone: boolean): boolean {
  if (!token) return false;
  if (token.kind === 'text') return token.raw.replaceAll('&nbsp;', ' ').trim() === '';
  return isAlone;
}

/** Maps each opening tag to its closing tag and back, by index. */
function matchTags(tokens: readonly Token[]): Map<number, number> {
  const partners = new Map<number, number>();
  const open = new Map<string, number[]>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'text') continue;
    const waiting = open.get(token.name) ?? [];
    open.set(token.name, waiting);
    if (token.kind === 'open') waiting.push(index);
    const opening = token.kind === 'close' ? waiting.pop() : undefined;
    if (opening !== undefined) partners.set(opening, index).set(index, opening);
  }
  return partners;
}

/** Leading and trailing blanks become separate parts, and a long text without tags is split between sentences. */
function splitSentences(part: Part): Part[] {
  if (!part.toTranslate) return [part];
  const body = part.raw.trim();
  const before = part.raw.slice(0, part.raw.length - part.raw.trimStart().length);
  const after = part.raw.slice(before.length + body.length);
  if (body.length <= maxCharacters || hasMarkup(body))
    return [untranslated(before), { raw: body, toTranslate: true }, untranslated(after)];
  const parts: Part[] = [];
  let gathered = '';
  for (const sentence of body.split(/(?<=[.!?…؟]["”’)]?\s)/)) {
    if (gathered && gathered.length + sentence.length > maxCharacters) {
      parts.push({ raw: gathered.trimEnd(), toTranslate: true }, untranslated(' '));
      gathered = '';
    }
    gathered += sentence;
  }
  return [untranslated(before), ...parts, { raw: gathered, toTranslate: true }, untranslated(after)];
}

function assemble(parts: readonly Part[]): Pieces {
  const pieces: Pieces = { frame: [''], texts: [] };
  for (const { raw, toTranslate } of parts) {
    if (toTranslate) {
      pieces.texts.push(raw);
      pieces.frame.push('');
    } else pieces.frame[pieces.frame.length - 1] += raw;
  }
  return pieces;
}
