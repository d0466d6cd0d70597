import { createHash } from 'node:crypto';

/** Whether a tag begins an inline script that the browser acts on. Data blocks don't count. */
const isScript = (tag: string): boolean =>
  /^<script\b/.test(tag) &&
  !/\ssrc=/.test(tag) &&
  !/\stype="(?!module"|speculationrules"|text\/javascript")/.test(tag);
const isStyle = (tag: string): boolean => /^<style\b/.test(tag);
/** The router also adds the nonce as a meta element, which nothing needs. */
const nonceMeta = (nonce: string) => `<meta property="csp-nonce" content="${nonce}"/>`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The origins of the embedded video players, which are loaded once a visitor asks for one. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com';

export interface PolicyOptions {
  secure: boolean;
  /** Whether the owner's room may show this page in a frame. */
  inOwnRoom?: boolean;
  /** Whether this page may show other pages of the site, besides video players, in a frame. */
  ownPages?: boolean;
  /**
   * Whether this is the development server. It adds styles and scripts to a page as sources change, so the strictest directives
   * are left out.
   */
  isDevelopment?: boolean;
}

/** The texts of inline elements that are the page's own. */
export interface OwnElements {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface SecuredPage {
  html: string;
  policy: string;
}

/**
 * Returns a page without nonces, and its Content-Security-Policy. The page's own scripts and styles were rendered with a nonce,
 * which no stored text can guess. The policy names their hashes, so it stays valid for a cached page, and allows no other
 * inline elements.
 */
export function securedPage(rendered: string, nonce: string, options: PolicyOptions): SecuredPage {
  const parts = rendered.split(` nonce="${nonce}"`);
  const own: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] };
  for (const [index, after] of parts.slice(1).entries()) {
    const before = parts[index] ?? '';
    const begin = after.indexOf('>');
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, begin);
    const text = (end: string) => after.slice(begin + 1, after.indexOf(end));
    if (isScript(tag)) own.scripts.push(text('</script>'));
    if (isStyle(tag)) own.styles.push(text('</style>'));
  }
  return { html: parts.join('').replace(nonceMeta(nonce), ''), policy: policyFor(own, options) };
}

export function policyFor(
  { scripts, styles }: OwnElements,
  { secure, inOwnRoom, ownPages, isDevelopment }: PolicyOptions,
): string {
  const sources = (texts: readonly string[]) => ["'self'", ...new Set(texts.map(hashOf))].join(' ');
  const strict = [
    `style-src-elem ${sources(styles)}`,
    // Style attributes only: lengths and positions need them. They run nothing, and load only what `img-src` allows.
    "style-src-attr 'unsafe-inline'",
    // Which strings may become HTML or the address of a script: web/delivery/hydration/trusted-types.ts and ui/stored-html.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default stored-html',
  ];
  return [
    "default-src 'self'",
    `script-src ${sources(scripts)}`,
    // For development, and for browsers that don't know `style-src-elem` and `style-src-attr`, which override it elsewhere.
    "style-src 'self' 'unsafe-inline'",
    ...(isDevelopment ? [] : strict),
    // Pictures from any secure address, because the owner may enter one.
    `img-src 'self' data: blob: https:${secure ? '' : ' http:'}`,
    `frame-src ${ownPages ? `'self' ${players}` : players}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${inOwnRoom ? "'self'" : "'none'"}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
