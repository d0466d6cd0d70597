import { getSchema } from '@tiptap/core';
import { DOMParser as TextParser } from '@tiptap/pm/model';
import { createExtensions } from './extensions.ts';
import { parseHtml } from './parse-html.ts';
import { toHtml } from './to-html.ts';

/** Reduces HTML to what the editor allows. Works in browsers only. */
export function normalizeHtml(html: string): string {
  const { body } = parseHtml(html);
  return toHtml(TextParser.fromSchema(getSchema(createExtensions(false))).parse(body), document);
}
