/** Whether a host is this machine, which no other one reaches by it. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?|.*\.localhost)$/i.test(host);
