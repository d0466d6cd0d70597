/** Whether a host name always means this machine itself. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?|.*\.localhost)$/i.test(host);

/** Whether nobody in between can read what is sent to this address: it is encrypted, or stays on this machine. */
export const isConfidential = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));

/** Like `isConfidential`, for an address that somebody typed; false if it contains a user name or password. */
export function isConfidentialAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && isConfidential(url) && !url.username && !url.password;
}
