/** The process that reads untrusted documents: feeds, pages and their HTML. */
import { isTooDeep } from '../html/depth.ts';
import { sanitized } from '../html/sanitize.ts';
import { decode } from './decode.ts';
import { UnusableExport } from './exported.ts';
import { parseEntries } from './feed.ts';
import { extractArticle } from './full-text.ts';
import { readGhost } from './ghost.ts';
import { ghostHtml } from './ghost-text.ts';
import { makeAbsolute, parseFragment, toPlainText } from './html.ts';
import { parseListing } from './listing.ts';
import { picturesIn, placePictures } from './pictures.ts';
import type { ReadingOutcome, ReadingTask, ReadText } from './tasks.ts';
import { idsIn, wordPressHtml } from './wordpress-text.ts';

/** Entries of one source; further ones come with a later import. */
const maxEntries = 1_000;
/** Characters of one article, markup included. */
const maxCharacters = 300_000;

class TooMuch extends Error {}

function perform(task: ReadingTask): ReadingOutcome {
  switch (task.kind) {
    case 'source': {
      const text = decode(task.bytes);
      const feed = parseEntries(text, task.url);
      const entries = (feed ?? parseListing(text, task.url)).slice(0, maxEntries);
      return { kind: 'source', source: { isFeed: feed !== undefined, entries } };
    }
    case 'page': {
      const found = extractArticle(decode(task.bytes), task.url);
      return { kind: 'page', page: found && { ...found, ...toReadText(found.html) } };
    }
    case 'text':
      return { kind: 'text', text: readText(task.html, task.url) };
    case 'ghost':
      return { kind: 'ghost', export: ghostExport(task) };
    case 'libraryIds':
      return { kind: 'libraryIds', ids: idsIn(task.html) };
    case 'wordPress':
      return { kind: 'wordPress', text: readText(wordPressHtml(task.html, task.library), task.url) };
    case 'ghostText':
      return { kind: 'ghostText', text: readText(task.html, task.url, ghostHtml) };
    case 'replacePictures': {
      const done = placePictures(task.html, task.pictures, task.own);
      return { kind: 'replacePictures', finalText: { ...done, plain: toPlainText(done.html) } };
    }
  }
}

function readText(html: string, url: string, plainMarkup = (own: string) => own): ReadText {
  if (isTooDeep(html)) throw new TooMuch();
  const body = parseFragment(plainMarkup(html));
  const plain = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
  makeAbsolute(body, url);
  return { ...toReadText(body.innerHTML), plain };
}

function ghostExport({ bytes, address }: { bytes: Uint8Array; address: string }) {
  try {
    return { entries: readGhost(new TextDecoder().decode(bytes), address) };
  } catch (error) {
    if (error instanceof UnusableExport) return { fault: error.fault };
    throw error;
  }
}

function toReadText(html: string): ReadText {
  const clean = sanitized(html);
  if (clean.length > maxCharacters) throw new TooMuch();
  return { html: clean, plain: toPlainText(clean), pictures: picturesIn(clean) };
}

process.on('message', (task: ReadingTask) => {
  try {
    process.send?.(perform(task));
  } catch {
    process.send?.({ kind: 'refused' } satisfies ReadingOutcome);
  }
});
process.send?.('ready');
