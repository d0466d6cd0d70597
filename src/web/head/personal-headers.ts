/** Of pages that are one person's own: kept by nobody, and their address, which opens them, told to nobody. */
export const personalHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
