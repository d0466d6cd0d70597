import { getSchema } from '@tiptap/core';
import { DOMParser as TextParser } from '@tiptap/pm/model';
import { extensionsOf } from './extensions.ts';
import { htmlOf } from './html-of.ts';

/** HTML from anywhere as the editor would give it back: only what a text may be made of. For browsers. */
export function storable(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return htmlOf(TextParser.fromSchema(getSchema(extensionsOf(false))).parse(body), document);
}
