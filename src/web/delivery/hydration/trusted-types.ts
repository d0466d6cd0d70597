/**
 * What libraries may make HTML, or the address of a script, of: strings that pages with Trusted Types refuse otherwise. Texts
 * without a tag, the empty script element that React begins every script with, documents that are only parsed, and what is
 * handed to this policy on purpose.
 */
const parsing = 'DOMParser parseFromString';
const emptyScript = '<script></script>';
/** Of this site alone; the second computes the proof that a booking needs while unusually many book. */
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
