import { Link as BaseLink } from '@tiptap/extension-link';
import { isLinkAddress } from './address.ts';

export interface LinkAttributes {
  href: string;
  title?: string | null;
  target?: '_blank' | null;
}

/** A link to an allowed address. Its `rel` is the one that the sanitizer (src/platform/html) stores. */
export const Link = BaseLink.extend({
  addAttributes() {
    return {
      href: { default: null },
      title: { default: null },
      target: {
        default: null,
        parseHTML: (element) => (element.getAttribute('target') === '_blank' ? '_blank' : null),
      },
    };
  },
  renderHTML({ mark }) {
    const { href, title, target } = mark.attrs as LinkAttributes;
    const outside = /^https?:/i.test(href) || target === '_blank';
    return ['a', { href, title, target, rel: outside ? 'noopener' : null }, 0];
  },
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => isLinkAddress(address),
  shouldAutoLink: (address) => isLinkAddress(address),
});
