import { escapeMarkup } from '../html/escape.ts';
import type { WordPressLibrary as Library } from './exported.ts';

const attribute = (attributes: string, name: string): string | undefined => {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'\\]]+))`, 'i').exec(
    attributes,
  );
  return found?.[1] ?? found?.[2] ?? found?.[3];
};

/** Ids of library pictures that a text shows in galleries, or in elements with a class such as `wp-image-12`. */
export function idsIn(html: string): string[] {
  const inGalleries = [...html.matchAll(/\[gallery\b([^\]]{0,2000})\]/gi)].flatMap(([, attributes = '']) =>
    (attribute(attributes, 'ids') ?? attribute(attributes, 'include') ?? '').split(/\s*,\s*/),
  );
  const inline = [...html.matchAll(/\bwp-image-(\d{1,12})\b/g)].map(([, id = '']) => id);
  return [...new Set([...inGalleries, ...inline])].filter((id) => /^\d{1,12}$/.test(id)).slice(0, 200);
}

/** A text of WordPress as HTML, not sanitised. Shortcodes become plain markup (captions, galleries, embeds) or are removed. */
export function wordPressHtml(source: string, library: Library): string {
  const isBlocks = /<!--\s*wp:/.test(source);
  const text = source.replace(/\r\n?/g, '\n').replace(/<!--[\s\S]*?-->/g, '');
  const shown = withoutShortcodes(withEmbeds(withGalleries(withCaptions(text), library)));
  const full = withFullPictures(withoutFileLinks(shown), library);
  return isBlocks ? full : withParagraphs(full);
}

const figure = (picture: string, caption = ''): string =>
  `\n\n<figure>${picture}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>\n\n`;

const withCaptions = (html: string): string =>
  html.replace(
    /\[(?:wp_)?caption\b([^\]]{0,2000})\]([\s\S]{0,20000}?)\[\/(?:wp_)?caption\]/gi,
    (_, attributes: string, inner: string) => {
      const [picture = ''] = /(<a\b[^>]*>\s*)?<img\b[^>]*>(\s*<\/a>)?/i.exec(inner) ?? [];
      const caption =
        inner.replace(picture, '').trim() || escapeMarkup(attribute(attributes, 'caption') ?? '');
      return figure(picture, caption);
    },
  );

function withGalleries(html: string, { byId, own }: Library): string {
  return html.replace(/\[gallery\b([^\]]{0,2000})\]/gi, (_, attributes: string) => {
    const ids = attribute(attributes, 'ids') ?? attribute(attributes, 'include');
    const pictures = ids ? ids.split(/\s*,\s*/).flatMap((id) => byId.get(id) ?? []) : own;
    return pictures
      .map(({ url, alt }) => figure(`<img src="${escapeMarkup(url)}" alt="${escapeMarkup(alt)}">`))
      .join('');
  });
}

const link = (address: string): string => {
  const shown = escapeMarkup(address.trim());
  return `\n\n<p><a href="${shown}">${shown}</a></p>\n\n`;
};

/** Replaces embedded players by links, because texts of this site embed nothing from other sites. */
const withEmbeds = (html: string): string =>
  html
    .replace(/\[embed\b[^\]]{0,2000}\]\s*(https?:[^\s[\]<>"]{1,2000})\s*\[\/embed\]/gi, (_, url: string) =>
      link(url),
    )
    .replace(
      /\[(?:video|audio|youtube|vimeo)\b([^\]]{0,2000})\](?:\s*\[\/(?:video|audio)\])?/gi,
      (_, attributes: string) => {
        const url = ['src', 'mp4', 'mp3', 'url'].map((name) => attribute(attributes, name)).find(Boolean);
        return url && /^https?:/i.test(url) ? link(url) : '';
      },
    )
    .replace(/<iframe\b([^>]{0,4000})>\s*(?:<\/iframe>)?/gi, (_, attributes: string) => {
      const url = attribute(attributes, 'src')?.replace(/^\/\//, 'https://');
      return url && /^https?:/i.test(url) ? link(watchAddress(url)) : '';
    })
    .replace(
      /^[ \t]*(https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\/[^\s<>"]{1,500})[ \t]*$/gim,
      (_, url: string) => link(url),
    );

/** The address of a video's page, given that of its embedded player. Other addresses stay unchanged. */
export const watchAddress = (url: string): string =>
  url
    .replace(
      /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20}).*$/i,
      'https://www.youtube.com/watch?v=$1',
    )
    .replace(/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*$/i, 'https://vimeo.com/$1');

/** Removes shortcodes and keeps the text between them. A word in brackets, such as [sic], is no shortcode. */
function withoutShortcodes(html: string): string {
  const closed = new Set(
    [...html.matchAll(/\[\/([a-z][\w-]{1,60})\]/gi)].map(([, name = '']) => name.toLowerCase()),
  );
  return html.replace(
    /\[(\/?)([a-z][\w-]{1,60})((?:\s[^[\]]{0,2000})?)\/?\]/gi,
    (whole, end: string, name: string, rest: string) => {
      const isShortcode =
        end !== '' || closed.has(name.toLowerCase()) || rest.includes('=') || /[_-]/.test(name);
      return isShortcode ? '' : whole;
    },
  );
}

/** Removes links around pictures that lead to picture files, because linked files aren't imported. */
const withoutFileLinks = (html: string): string =>
  html.replace(
    /<a\b[^>]{0,2000}href=["'][^"']{1,2000}\.(?:jpe?g|png|gif|webp|avif)["'][^>]{0,2000}>(\s*<img\b[^>]{0,4000}>\s*)<\/a>/gi,
    '$1',
  );

/** Replaces reduced copies of a picture by the library's picture in full size. */
const withFullPictures = (html: string, { byId }: Library): string =>
  html.replace(/<img\b[^>]{0,4000}>/gi, (tag) => {
    const picture = byId.get(/\bwp-image-(\d{1,12})\b/.exec(tag)?.[1] ?? '');
    return picture
      ? tag.replace(
          /(\ssrc=)(?:"[^"]*"|'[^']*')/i,
          (_, name: string) => `${name}"${escapeMarkup(picture.url)}"`,
        )
      : tag;
  });

const block =
  'address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|script|style|table|tbody|td|tfoot|th|thead|tr|ul|video';
const startsWithBlock = new RegExp(`^</?(?:${block})\\b`, 'i');
const blockTag = new RegExp(`(</?(?:${block})\\b[^>]*>)`, 'gi');

const untouched = /(<(?:pre|script|style)\b[\s\S]*?<\/(?:pre|script|style)>)/i;

/** Converts the notation of WordPress's old editor: blank lines separate paragraphs, and line ends become `<br>`. */
function withParagraphs(html: string): string {
  let depth = 0;
  const paragraphs = (text: string) =>
    text
      .replace(blockTag, '\n\n$1\n\n')
      .split(/\n\s*\n/)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '')
      .map((piece) => {
        if (startsWithBlock.test(piece)) {
          depth += nesting(piece);
          return piece;
        }
        const broken = piece.replace(/\s*\n\s*/g, '<br>');
        return depth > 0 ? broken : `<p>${broken}</p>`;
      })
      .join('\n');
  return html
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? part : paragraphs(part)))
    .join('\n');
}

function nesting(tag: string): number {
  if (/^<(?:hr|iframe)\b/i.test(tag)) return 0;
  return tag.startsWith('</') ? -1 : 1;
}
