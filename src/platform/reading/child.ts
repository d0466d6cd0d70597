/** The process that reads untrusted documents: feeds, pages and their HTML. */
import { isTooDeep } from '../html/depth.ts';
import { sanitized } from '../html/sanitize.ts';
import { decode } from './decode.ts';
import { entriesOf } from './feed.ts';
import { fullTextOf } from './full-text.ts';
import { fragmentOf, makeAbsolute, plainTextOf } from './html.ts';
import { listedOn } from './listing.ts';
import { picturesIn, settled } from './pictures.ts';
import type { ReadingOutcome, ReadingTask, ReadText } from './tasks.ts';

/** Entries of one source; further ones come with a later import. */
const most = 1_000;
/** Characters of one article, markup included. */
const longest = 300_000;

class TooMuch extends Error {}

function outcomeOf(task: ReadingTask): ReadingOutcome {
  switch (task.kind) {
    case 'source': {
      const text = decode(task.bytes);
      const feed = entriesOf(text, task.url);
      const entries = (feed ?? listedOn(text, task.url)).slice(0, most);
      return { kind: 'source', source: { isFeed: feed !== undefined, entries } };
    }
    case 'page': {
      const found = fullTextOf(decode(task.bytes), task.url);
      return { kind: 'page', page: found && { ...found, ...textOf(found.html) } };
    }
    case 'text': {
      if (isTooDeep(task.html)) throw new TooMuch();
      const body = fragmentOf(task.html);
      const plain = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
      makeAbsolute(body, task.url);
      return { kind: 'text', text: { ...textOf(body.innerHTML), plain } };
    }
    case 'settle': {
      const done = settled(task.html, task.pictures);
      return { kind: 'settle', settled: { ...done, plain: plainTextOf(done.html) } };
    }
  }
}

function textOf(html: string): ReadText {
  const clean = sanitized(html);
  if (clean.length > longest) throw new TooMuch();
  return { html: clean, plain: plainTextOf(clean), pictures: picturesIn(clean) };
}

process.on('message', (task: ReadingTask) => {
  try {
    process.send?.(outcomeOf(task));
  } catch {
    process.send?.({ kind: 'refused' } satisfies ReadingOutcome);
  }
});
process.send?.('ready');
