import { escapeMarkup } from '../html/escape.ts';
import { cardHtml } from './cards.ts';

type Markup = [tag: string, attributes?: string[]];

interface Mobiledoc {
  markups?: Markup[];
  atoms?: [name: string, text: string][];
  cards?: [name: string, payload: Record<string, unknown>][];
  sections?: unknown[][];
}

type Marker = [type: number, opened: number[], closed: number, value: string | number];

/** A document of Ghost's earlier editor (Mobiledoc 0.3) as HTML, not sanitised. */
export const mobiledocHtml = (document: Mobiledoc | null): string =>
  (document?.sections ?? []).map((section) => sectionHtml(section, document ?? {})).join('');

function sectionHtml([type, first, second]: unknown[], document: Mobiledoc): string {
  if (type === 1) {
    const tag = /^(p|h[1-6]|blockquote|aside)$/.test(String(first))
      ? String(first).replace('aside', 'blockquote')
      : 'p';
    return `<${tag}>${markersHtml(second, document)}</${tag}>`;
  }
  if (type === 2) return `<figure><img src="${escapeMarkup(String(first))}" alt=""></figure>`;
  if (type === 3) {
    const tag = first === 'ol' ? 'ol' : 'ul';
    const items = Array.isArray(second) ? second : [];
    return `<${tag}>${items.map((item) => `<li>${markersHtml(item, document)}</li>`).join('')}</${tag}>`;
  }
  if (type !== 10) return '';
  const [name, payload] = document.cards?.[Number(first)] ?? [];
  return (name && cardHtml(name, payload ?? {})) || '';
}

function markersHtml(markers: unknown, { markups = [], atoms = [] }: Mobiledoc): string {
  const open: string[] = [];
  let html = '';
  for (const [type, opened, closed, value] of (Array.isArray(markers) ? markers : []) as Marker[]) {
    for (const index of opened ?? []) {
      const { name, tag } = openingTag(markups[index]);
      html += tag;
      open.push(name);
    }
    html += type === 0 ? escapeMarkup(String(value)) : atomHtml(atoms[Number(value)]);
    for (const tag of open.splice(Math.max(0, open.length - closed)).reverse()) html += `</${tag}>`;
  }
  return html;
}

function openingTag([tag = 'span', attributes = []]: Markup = ['span']) {
  const name = /^(a|b|strong|em|i|u|s|code|sub|sup)$/.test(tag) ? tag : 'span';
  // `attributes` holds names and values alternately.
  const href = name === 'a' ? attributes.find((_, index) => attributes[index - 1] === 'href') : undefined;
  return { name, tag: href ? `<a href="${escapeMarkup(href)}">` : `<${name}>` };
}

const atomHtml = (atom: [name: string, text: string] | undefined): string =>
  atom?.[0] === 'soft-return' ? '<br>' : escapeMarkup(atom?.[1] ?? '');
