import { getSchema } from '@tiptap/core';
import { DOMParser as TextParser } from '@tiptap/pm/model';
import { createExtensions } from './extensions.ts';
import { toHtml } from './to-html.ts';

/** Reduces HTML to what the editor allows. For browsers. */
export function normalizeHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return toHtml(TextParser.fromSchema(getSchema(createExtensions(false))).parse(body), document);
}
