/**
 * What libraries may make HTML, or the address of a script, of: strings that pages with Trusted Types refuse otherwise. Texts
 * without a tag, the empty script element that React begins every script with, documents that are only parsed, and what is
 * handed to this policy on purpose.
 */
const parsing = 'DOMParser parseFromString';
const emptyScript = '<script></script>';
const workers = ['/sw.js'];

window.trustedTypes?.createPolicy('default', {
  createHTML: (html, _type, sink) =>
    sink === undefined || sink === parsing || html === emptyScript || !html.includes('<') ? html : null,
  createScriptURL: (address) => (workers.includes(address) ? address : null),
});

export {};
