import { escapeMarkup } from '../html/escape.ts';

type Card = Readonly<Record<string, unknown>>;

const text = (card: Card, name: string): string => {
  const value = card[name];
  return typeof value === 'string' ? value : '';
};

/** A card of Ghost's editors as HTML, not sanitised; undefined for an unknown kind of card. */
export function cardHtml(kind: string, card: Card): string | undefined {
  switch (kind) {
    case 'image':
      return picture(card);
    case 'gallery':
      return (Array.isArray(card.images) ? card.images : [])
        .map((each: Card) => picture(each ?? {}))
        .join('');
    case 'html':
      return text(card, 'html');
    case 'markdown':
    case 'card-markdown':
      return paragraphs(text(card, 'markdown'));
    case 'code':
    case 'codeblock':
      return `<pre><code>${escapeMarkup(text(card, 'code'))}</code></pre>`;
    case 'hr':
    case 'horizontalrule':
      return '<hr>';
    case 'embed':
    case 'bookmark':
      return link(text(card, 'url'), text((card.metadata ?? {}) as Card, 'title'));
    case 'video':
    case 'audio':
    case 'file':
      return link(text(card, 'src'), text(card, 'title') || text(card, 'fileTitle'));
    case 'callout':
      return `<blockquote>${text(card, 'calloutText')}</blockquote>`;
    case 'toggle':
      return `<h3>${text(card, 'heading')}</h3>${text(card, 'content')}`;
    case 'button':
      return link(text(card, 'buttonUrl'), text(card, 'buttonText'));
    case 'header':
      return [
        picture({ src: card.backgroundImageSrc }),
        `<h2>${text(card, 'header')}</h2><p>${text(card, 'subheader')}</p>`,
        link(text(card, 'buttonUrl'), text(card, 'buttonText')),
      ].join('');
    case 'product':
      return [
        picture({ src: card.productImageSrc }),
        `<h3>${text(card, 'productTitle')}</h3>${text(card, 'productDescription')}`,
        link(text(card, 'productUrl'), text(card, 'productButton')),
      ].join('');
    case 'call-to-action':
      return text(card, 'textValue') + link(text(card, 'buttonUrl'), text(card, 'buttonText'));
    default:
      return undefined;
  }
}

function picture(card: Card): string {
  const src = text(card, 'src');
  if (!src) return '';
  const caption = text(card, 'caption');
  const image = `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(text(card, 'alt'))}">`;
  return `<figure>${image}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
}

const link = (address: string, words = address): string =>
  address ? `<p><a href="${escapeMarkup(address)}">${escapeMarkup(words || address)}</a></p>` : '';

/** Markdown as HTML: only paragraphs and line breaks are converted, and all marks stay as they were typed. */
const paragraphs = (markdown: string): string =>
  markdown
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeMarkup(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
