/** Makes HTML that the server sanitised when it was stored into what a page with Trusted Types accepts. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('stored-html', { createHTML: (html) => html });

/** Stored HTML for `dangerouslySetInnerHTML`; never for what somebody is typing. */
export const storedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
