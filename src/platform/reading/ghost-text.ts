import { escapeMarkup } from '../html/escape.ts';
import { parseFragment, textOf } from './html.ts';
import { watchAddress } from './wordpress-text.ts';

/** Block elements that are kept. */
const blocks = new Set('p h1 h2 h3 h4 h5 h6 ul ol blockquote hr pre figure table script style'.split(' '));
/** Elements that only group others. They are replaced by their contents. */
const groups = new Set('div section article aside header footer main nav details form figcaption'.split(' '));
/** Controls and scripts of a card, which contain no text to keep. */
const controls = 'button, svg, input, audio, video, style, script, noscript';

/** A text of Ghost as plain markup, not sanitised. Its cards become paragraphs, quotations, headings, pictures and links. */
export const ghostHtml = (html: string): string => inBlocks(parseFragment(html));

/** The contents of an element as block elements. Text and inline elements between blocks become paragraphs. */
function inBlocks(parent: Element | null): string {
  let [html, loose] = ['', ''];
  for (const node of parent?.childNodes ?? []) {
    const block = blockOf(node);
    if (block === undefined) loose += looseHtml(node);
    else {
      html += inParagraph(loose) + block;
      loose = '';
    }
  }
  return html + inParagraph(loose);
}

/** The HTML of a block element, a group or a card; undefined for text and inline elements. */
function blockOf(node: ChildNode): string | undefined {
  if (!isElement(node)) return undefined;
  if (node.classList.contains('kg-card')) return cardHtml(node);
  if (groups.has(node.localName)) return inBlocks(node);
  return blocks.has(node.localName) ? node.outerHTML : undefined;
}

const isElement = (node: ChildNode): node is Element => node.nodeType === 1;

const looseHtml = (node: ChildNode): string => {
  if (isElement(node)) return node.outerHTML;
  return node.nodeType === 3 ? escapeMarkup(node.textContent ?? '') : '';
};

/** The HTML as a paragraph; empty if it shows neither text nor a picture. */
const inParagraph = (html: string): string =>
  /\S/.test(html.replace(/<(?!img\b)[^>]*>/g, '')) ? `<p>${html.trim()}</p>` : '';

function cardHtml(card: Element): string {
  const kind = /\bkg-([a-z-]+?)-card\b/.exec(card.className)?.[1] ?? '';
  const at = (selector: string) => card.querySelector(selector);
  const caption = () => inBlocks(at('figcaption'));
  switch (kind) {
    case 'image':
      return card.outerHTML;
    case 'gallery':
      return [...card.querySelectorAll('img')].map((image) => figure(image)).join('') + caption();
    case 'callout':
      return `<blockquote>${withLead(textOf(at('.kg-callout-emoji')), inBlocks(at('.kg-callout-text')))}</blockquote>`;
    case 'toggle':
      return heading(3, at('.kg-toggle-heading-text')) + inBlocks(at('.kg-toggle-content'));
    case 'bookmark':
      return describedLink(card, '.kg-bookmark-title', '.kg-bookmark-description') + caption();
    case 'header': {
      const picture =
        card.getAttribute('data-kg-background-image') ?? card.getAttribute('data-background-image');
      return [
        figure(at('img') ?? picture),
        heading(2, at('.kg-header-card-heading, .kg-header-card-header')),
        inParagraph(at('.kg-header-card-subheading, .kg-header-card-subheader')?.innerHTML ?? ''),
        button(card),
      ].join('');
    }
    case 'product': {
      const stars = card.querySelectorAll('.kg-product-card-rating-star').length;
      const given = card.querySelectorAll('.kg-product-card-rating-active').length;
      return [
        figure(at('img')),
        heading(3, at('.kg-product-card-title')),
        stars > 0 ? inParagraph(`${given}/${stars}`) : '',
        inBlocks(at('.kg-product-card-description')),
        button(card),
      ].join('');
    }
    case 'audio':
      return inParagraph(linkTo(at('audio')?.getAttribute('src'), textOf(at('.kg-audio-title'))));
    case 'video': {
      const words = textOf(at('figcaption'));
      return inParagraph(linkTo(at('video')?.getAttribute('src'), words));
    }
    case 'file':
      return describedLink(card, '.kg-file-card-title', '.kg-file-card-caption');
    case 'embed': {
      const frame = at('iframe');
      if (!frame) return inBlocks(card);
      const address = watchAddress((frame.getAttribute('src') ?? '').replace(/^\/\//, 'https://'));
      return inParagraph(linkTo(address, textOf(at('figcaption'))));
    }
    // A sign-up form would not work in an imported text.
    case 'signup':
      return '';
    default: {
      for (const control of card.querySelectorAll(controls)) control.remove();
      return inBlocks(card);
    }
  }
}

const heading = (level: 2 | 3, from: Element | null): string =>
  textOf(from) ? `<h${level}>${from?.innerHTML.trim()}</h${level}>` : '';

/** A link; without words, its address is shown. */
const linkTo = (address: string | null | undefined, words: string): string =>
  address ? `<a href="${escapeMarkup(address)}">${escapeMarkup(words || address)}</a>` : escapeMarkup(words);

function describedLink(card: Element, title: string, description: string): string {
  const link = linkTo(card.querySelector('a')?.getAttribute('href'), textOf(card.querySelector(title)));
  const words = escapeMarkup(textOf(card.querySelector(description)));
  return inParagraph(words ? `${link}<br>${words}` : link);
}

const button = (card: Element): string => {
  const link = card.querySelector('a[class*="button"]');
  return link && textOf(link) ? inParagraph(linkTo(link.getAttribute('href'), textOf(link))) : '';
};

function figure(picture: Element | string | null): string {
  if (!picture) return '';
  const [src, alt] =
    typeof picture === 'string' ? [picture, ''] : ['src', 'alt'].map((name) => picture.getAttribute(name));
  return src ? `<figure><img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt ?? '')}"></figure>` : '';
}

const withLead = (lead: string, html: string): string =>
  lead && html.startsWith('<p>') ? html.replace('<p>', () => `<p>${escapeMarkup(lead)} `) : html;
