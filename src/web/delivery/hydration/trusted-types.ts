/**
 * The default policy for pages with Trusted Types: which strings libraries may turn into HTML, or into the address of a script.
 * HTML may be a text without a tag, the empty script element with which React creates every script, a document that is only
 * parsed, and what code passes to this policy by calling it. The only addresses are `workers`. All other strings are refused.
 */
const parsing = 'DOMParser parseFromString';
const emptyScript = '<script></script>';
/**
 * The workers of this site: the service worker, and the one that computes the proof that a booking needs while unusually many
 * people book.
 */
const workers = /^\/(sw|assets\/solver-[\w-]+)\.js$/;

window.trustedTypes?.createPolicy('default', {
  createHTML: (html, _type, sink) =>
    sink === undefined || sink === parsing || html === emptyScript || !html.includes('<') ? html : null,
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, window.location.href);
    return origin === window.location.origin && workers.test(pathname) ? address : null;
  },
});

export {};
