/** Whether the page may have a form. Such a page is hydrated even without a sign of a reader (start.ts, ../manifest.ts). */
export const isForm = (): boolean => document.querySelector('script[data-when-idle]') !== null;
