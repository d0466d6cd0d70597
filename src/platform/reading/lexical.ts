import { escapeMarkup } from '../html/escape.ts';
import { cardHtml } from './cards.ts';

type Node = Readonly<Record<string, unknown>>;

/** The most levels of nesting that are read. No document written by a person has as many. */
const maxDepth = 60;

const formats: readonly [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
];

/** A document of Ghost's present editor (Lexical) as HTML, not sanitised. */
export const lexicalHtml = (document: { root?: Node } | null): string => nodeHtml(document?.root ?? {}, 0);

function nodeHtml(node: Node, depth: number): string {
  if (depth > maxDepth) return '';
  const inner = () =>
    (Array.isArray(node.children) ? node.children : [])
      .map((child: Node | null) => nodeHtml(child ?? {}, depth + 1))
      .join('');
  const type = String(node.type ?? '').replace(/^extended-/, '');
  switch (type) {
    case '':
    case 'root':
      return inner();
    case 'text':
      return formatted(node);
    case 'linebreak':
      return '<br>';
    case 'paragraph':
      return `<p>${inner()}</p>`;
    case 'heading': {
      const tag = /^h[1-6]$/.test(String(node.tag)) ? String(node.tag) : 'h2';
      return `<${tag}>${inner()}</${tag}>`;
    }
    case 'quote':
    case 'aside':
      return `<blockquote>${inner()}</blockquote>`;
    case 'list':
      return node.listType === 'number' ? `<ol>${inner()}</ol>` : `<ul>${inner()}</ul>`;
    case 'listitem':
      return `<li>${inner()}</li>`;
    case 'link':
    case 'autolink':
      return `<a href="${escapeMarkup(String(node.url ?? ''))}">${inner()}</a>`;
    default:
      return cardHtml(type, node) ?? inner();
  }
}

function formatted({ text, format }: Node): string {
  const bits = typeof format === 'number' ? format : 0;
  return formats.reduce(
    (html, [bit, tag]) => (bits & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeMarkup(typeof text === 'string' ? text : ''),
  );
}
