import { createHash } from 'node:crypto';

/** Scripts that stand in the page itself; data for machines is none, and runs nowhere. */
const inline = /<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g;
const isScript = (attributes: string): boolean =>
  !/\ssrc=/.test(attributes) && !/\stype="(?!module"|text\/javascript")/.test(attributes);
/** The router tells the browser of the mark as well; nothing there needs it. */
const told = (nonce: string) => `<meta property="csp-nonce" content="${nonce}"/>`;

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Where the embedded player comes from, once a visitor has asked for it. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com';

export interface SecuredPage {
  html: string;
  /** The value of the header. */
  policy: string;
}

/**
 * A page and its Content-Security-Policy. The page was rendered with a nonce on its own scripts, which no stored text can
 * guess: only those are allowed, by their hashes, so that a page that is kept keeps its policy and has no nonce. Styles
 * may stand in attributes, because lengths and positions do; pictures may come from any secure address, because the owner
 * may name one.
 */
export function securedPage(rendered: string, nonce: string, secure: boolean): SecuredPage {
  const mark = ` nonce="${nonce}"`;
  const hashes = [...rendered.matchAll(inline)].flatMap(({ groups: { attributes = '', body = '' } = {} }) =>
    attributes.includes(mark) && isScript(attributes) ? [hashOf(body)] : [],
  );
  const html = rendered.replaceAll(mark, '').replace(told(nonce), '');
  return { html, policy: policyFor(hashes, secure) };
}

function policyFor(hashes: readonly string[], secure: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${secure ? '' : ' http:'}`,
    `frame-src ${players}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
