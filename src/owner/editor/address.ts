const schemes = ['http:', 'https:', 'mailto:', 'tel:'];
/** Control characters and spaces, which browsers ignore inside a scheme. */
const ignoredByBrowsers = /[\p{Cc}\p{Cf}\s]/gu;

const isOwn = (address: string) =>
  /^(\/(?![/\\])|#|\?)/.test(address) && !address.includes('\\') && !/\s/.test(address);

/** Whether a link may have this address: http, https, mailto, tel, or an address within this site. */
export function isLinkAddress(address: string): boolean {
  if (address !== address.replace(ignoredByBrowsers, '')) return false;
  if (isOwn(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname } = new URL(address);
  if (!schemes.includes(protocol)) return false;
  // Without slashes, `https:x` would be resolved relative to the page.
  return protocol.startsWith('http')
    ? /^https?:\/\/[^/\\]/i.test(address) && hostname !== ''
    : pathname.length > 0;
}

/** Whether a picture may have this address: http, https, or a path of this site. */
export const isPictureAddress = (address: string): boolean =>
  isLinkAddress(address) && /^(https?:|\/)/i.test(address);

/** Completes a typed address: `firma.com` gets `https://`, a mail address `mailto:`, a phone number `tel:`. Otherwise null. */
export function parseLinkAddress(typed: string): string | null {
  const address = typed.trim();
  if (isLinkAddress(address)) return address;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  if (/^\+?[\d\s()-]{7,}$/.test(address)) return `tel:${address.replace(/[^+\d]/g, '')}`;
  if (/^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]\S*)?$/u.test(address) && !/\.$/.test(address))
    return isLinkAddress(`https://${address}`) ? `https://${address}` : null;
  return null;
}
