import { parseFragment } from './html.ts';

export interface CopiedPicture {
  url: string;
  width: number;
  height: number;
}

export interface CopiedPictures {
  /** The address of the copied picture that is shown at the top of the article. */
  leadPicture: string | undefined;
  /** The copied pictures by their original address. Pictures that could not be fetched are missing. */
  copies: ReadonlyMap<string, CopiedPicture>;
}

/** The most pictures of an article. Further ones are left out. */
const maxPictures = 30;
/** A picture whose width or height is at most this many pixels counts as a tracking pixel. */
const counterSize = 3;

const belongs = (image: Element, index: number): boolean => {
  const isCounter = [image.getAttribute('width'), image.getAttribute('height')].some(
    (size) => size !== null && Number(size) <= counterSize,
  );
  return !isCounter && index < maxPictures;
};

export const picturesIn = (html: string): string[] =>
  [...parseFragment(html).querySelectorAll('img')]
    .filter(belongs)
    .flatMap((image) => image.getAttribute('src') ?? []);

/**
 * The text with its copied pictures, and without the others. `first`: the address of the first picture. `files`: the addresses of
 * linked files of the old site `own`.
 */
export function placePictures(
  html: string,
  { leadPicture, copies }: CopiedPictures,
  own?: string,
): { html: string; first: string | null; files: string[] } {
  const body = parseFragment(html);
  for (const [index, image] of [...body.querySelectorAll('img')].entries()) {
    const picture = belongs(image, index) ? copies.get(image.getAttribute('src') ?? '') : undefined;
    // The picture at the top of the page is not shown twice.
    if (!picture || picture.url === leadPicture) remove(image);
    else show(image, picture);
  }
  const files = own ? bringHome(body, new URL(own)) : [];
  return { html: body.innerHTML, first: body.querySelector('img')?.getAttribute('src') ?? null, files };
}

/** Whether a path leads to a file, such as a recording, which isn't imported. Endings of pages such as `.html` don't count. */
const isFile = (path: string): boolean => /\.(?!html?$|php$|aspx?$)[a-z0-9]{2,5}$/i.test(path);

/** Makes links to the old site lead to this site, which redirects old addresses. Links to files stay, and are returned. */
function bringHome(body: Element, own: URL): string[] {
  const files = new Set<string>();
  for (const link of body.querySelectorAll('a[href]')) {
    const url = URL.parse(link.getAttribute('href') ?? '');
    if (url?.host !== own.host) continue;
    if (isFile(url.pathname)) {
      files.add(url.href);
      continue;
    }
    link.setAttribute('href', `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`);
    link.removeAttribute('rel');
    link.removeAttribute('target');
  }
  return [...files];
}

function show(image: Element, { url, width, height }: CopiedPicture): void {
  image.setAttribute('src', url);
  image.setAttribute('width', String(width));
  image.setAttribute('height', String(height));
}

/** Removes a picture, its figure if that holds no other picture (caption included), and a paragraph that is left empty. */
function remove(image: Element): void {
  const frame = image.closest('figure') ?? image.parentElement;
  image.remove();
  const isEmpty =
    frame?.localName === 'figure' || (frame?.localName === 'p' && frame.textContent?.trim() === '');
  if (frame && isEmpty && !frame.querySelector('img')) frame.remove();
}
