const schemes = ['http:', 'https:', 'mailto:', 'tel:'];
/** Blank and invisible characters. Browsers remove some of them, so that `java\nscript:` would run as a script. */
const ignoredByBrowsers = /[\p{Cc}\p{Cf}\s]/gu;

const isOwn = (address: string) =>
  /^(\/(?![/\\])|#|\?)/.test(address) && !address.includes('\\') && !/\s/.test(address);

/** Whether a link may have this address: http, https, mailto, tel, or one within this site that begins with `/`, `?` or `#`. */
export function isLinkAddress(address: string): boolean {
  if (address !== address.replace(ignoredByBrowsers, '')) return false;
  if (isOwn(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname } = new URL(address);
  if (!schemes.includes(protocol)) return false;
  // On a page that is served by HTTPS, the link `https:x` leads to a page of the same site. So two slashes are required.
  return protocol.startsWith('http')
    ? /^https?:\/\/[^/\\]/i.test(address) && hostname !== ''
    : pathname.length > 0;
}

/** Whether a picture may have this address: http, https, or a path of this site. */
export const isPictureAddress = (address: string): boolean =>
  isLinkAddress(address) && /^(https?:|\/)/i.test(address);

/**
 * Completes a typed address: `firma.com` gets `https://`, a mail address `mailto:`, a phone number `tel:`. A complete address
 * stays as it is. Null if the text is none of these.
 */
export function parseLinkAddress(typed: string): string | null {
  const address = typed.trim();
  if (isLinkAddress(address)) return address;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  if (/^\+?[\d\s()-]{7,}$/.test(address)) return `tel:${address.replace(/[^+\d]/g, '')}`;
  if (/^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]\S*)?$/u.test(address) && !/\.$/.test(address))
    return isLinkAddress(`https://${address}`) ? `https://${address}` : null;
  return null;
}
