import type { BringHome } from '#/features/pictures/admin-contract';
import type { Picture } from '#/features/pictures/contract';
import { sanitized } from '#/platform/html/sanitize';
import { fragmentOf } from '#/platform/reading/html';

interface Settled {
  /** HTML, sanitised. */
  html: string;
  /** The address of the picture at the head of the article. */
  image: string | null;
  /** Pictures that were left out. */
  missing: number;
}

/** Pictures of one article; what stands behind these is left out. */
const most = 30;
/** Pixels: what claims to be smaller counts visitors, and shows nothing. */
const smallest = 3;

/** Brings an article's pictures home: none is ever shown from where it lay. A picture that can't come is left out. */
export async function settlePictures(
  html: string,
  picture: string | undefined,
  bringHome: BringHome,
): Promise<Settled> {
  const body = fragmentOf(sanitized(html));
  let missing = 0;
  const home = new Map<string, Picture | undefined>();
  const bring = async (address: string) => {
    if (!home.has(address)) home.set(address, await broughtOr(address, bringHome));
    const brought = home.get(address);
    if (!brought) missing += 1;
    return brought;
  };

  const head = picture && (await bring(picture));
  const all = [...body.querySelectorAll('img')];
  for (const [index, image] of all.entries()) {
    const address = image.getAttribute('src');
    const isCounter = [image.getAttribute('width'), image.getAttribute('height')].some(
      (size) => size !== null && Number(size) <= smallest,
    );
    const brought = address && !isCounter && index < most ? await bring(address) : undefined;
    // The head of the page shows it already.
    if (!brought || (head && brought.url === head.url)) remove(image);
    else show(image, brought);
  }
  const first = body.querySelector('img')?.getAttribute('src');
  return { html: body.innerHTML, image: (head ? head.url : first) ?? null, missing };
}

/** A picture that is none, or not to be had, is a matter of the article; a full disk is not. */
async function broughtOr(address: string, bringHome: BringHome): Promise<Picture | undefined> {
  try {
    return await bringHome(address);
  } catch (error) {
    if (error instanceof Error && error.name === 'PictureRefusal') return undefined;
    throw error;
  }
}

function show(image: Element, { url, width, height }: Picture): void {
  image.setAttribute('src', url);
  image.setAttribute('width', String(width));
  image.setAttribute('height', String(height));
}

/** With the figure or the paragraph that held nothing else. */
function remove(image: Element): void {
  const frame = image.closest('figure') ?? image.parentElement;
  image.remove();
  const isEmpty =
    frame?.localName === 'figure' || (frame?.localName === 'p' && frame.textContent?.trim() === '');
  if (frame && isEmpty && !frame.querySelector('img')) frame.remove();
}
