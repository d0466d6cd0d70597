import { createHash } from 'node:crypto';

/** Whether a tag begins an inline script that runs; data blocks don't. */
const isScript = (tag: string): boolean =>
  /^<script\b/.test(tag) && !/\ssrc=/.test(tag) && !/\stype="(?!module"|text\/javascript")/.test(tag);
/** The router also adds the nonce as a meta element, which nothing needs. */
const nonceMeta = (nonce: string) => `<meta property="csp-nonce" content="${nonce}"/>`;

const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The origins of the embedded video players, which are loaded once a visitor asks for one. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** Frames in which this page may be, and which it may contain, besides video players. */
export interface Frames {
  /** Whether the owner's room may show this page in a frame. */
  inOwnRoom?: boolean;
  /** Whether this page may show other pages of the site in a frame. */
  ownPages?: boolean;
}

export interface SecuredPage {
  html: string;
  /** The value of the header `Content-Security-Policy`. */
  policy: string;
}

/**
 * A page and its Content-Security-Policy. Its own scripts were rendered with a nonce, which no stored text can guess; only
 * these are allowed, by their hashes, so that a cached page keeps its policy and contains no nonce. Inline styles are
 * allowed because lengths and positions need them; pictures from any secure address, because the owner may enter one.
 */
export function securedPage(
  rendered: string,
  nonce: string,
  secure: boolean,
  frames: Frames = {},
): SecuredPage {
  const parts = rendered.split(` nonce="${nonce}"`);
  const hashes = parts.slice(1).flatMap((after, index) => {
    const before = parts[index] ?? '';
    const begin = after.indexOf('>');
    const isOwn = isScript(before.slice(before.lastIndexOf('<')) + after.slice(0, begin));
    return isOwn ? [scriptHash(after.slice(begin + 1, after.indexOf('</script>')))] : [];
  });
  const html = parts.join('').replace(nonceMeta(nonce), '');
  return { html, policy: policyFor(hashes, secure, frames) };
}

function policyFor(hashes: readonly string[], secure: boolean, { inOwnRoom, ownPages }: Frames): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${secure ? '' : ' http:'}`,
    `frame-src ${ownPages ? `'self' ${players}` : players}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${inOwnRoom ? "'self'" : "'none'"}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
