/** Whether the page has a form: such a page is hydrated without a sign (../manifest.ts). */
export const isForm = (): boolean => document.querySelector('script[data-when-idle]') !== null;
