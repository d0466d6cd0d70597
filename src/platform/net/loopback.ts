/** Whether a host is this machine, which no other one reaches by it. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?|.*\.localhost)$/i.test(host);

/** Whether nobody on the way can read what is sent there: it is encrypted, or stays on this machine. */
export const isConfidential = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d+){3})$/.test(hostname));

/** The same for an address as it was typed, which may hold no password itself. */
export function isConfidentialAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && isConfidential(url) && !url.username && !url.password;
}
