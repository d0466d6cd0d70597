import { createHash } from 'node:crypto';

/** Scripts that stand in the page itself; data for machines is none, and runs nowhere. */
const inline = /<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g;
const isScript = (attributes: string): boolean =>
  !/\ssrc=/.test(attributes) && !/\stype="(?!module"|text\/javascript")/.test(attributes);

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Where the embedded player comes from, once a visitor has asked for it. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/**
 * The Content-Security-Policy of a page: its own scripts by their hashes, so that a page that is kept keeps its policy.
 * Styles may stand in attributes, because lengths and positions do; pictures may come from any secure address, because
 * the owner may name one.
 */
export function securityPolicy(html: string, secure: boolean): string {
  const hashes = [...html.matchAll(inline)].flatMap(({ groups }) =>
    groups && isScript(groups.attributes ?? '') ? [hashOf(groups.body ?? '')] : [],
  );
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
