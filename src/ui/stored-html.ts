/**
 * The Trusted Types policy for stored HTML, which the server has sanitised. Undefined on the server and in browsers without
 * Trusted Types.
 */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('stored-html', { createHTML: (html) => html });

/** Marks stored HTML as safe for `dangerouslySetInnerHTML`. Never pass it what somebody is typing: that is not sanitised. */
export const storedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
