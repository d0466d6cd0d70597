import { basename } from 'node:path';
import postcss, { type Plugin } from 'postcss';

/**
 * Class names of CSS modules: `.cover` in `book.module.css` becomes `book-cover`, `.root` becomes `book`. Names of modules
 * are unique (`tools/styles.ts` checks it), so that no two parts share a class, and the HTML stays readable.
 */
export const cssModules = {
  localsConvention: 'camelCaseOnly',
  generateScopedName: (local: string, file: string): string => {
    const module = basename(file).replace(/\.module\.css.*$/, '');
    return local === 'root' ? module : `${module}-${local}`;
  },
} as const;

/**
 * Puts the rules of modules into the layer `parts` (docs/decisions/0003-look.md), unless they name a layer themselves:
 * rules outside of all layers would override everything.
 */
export const partsLayer: Plugin = {
  postcssPlugin: 'parts-layer',
  Once(root) {
    if (!/\.module\.css/.test(root.source?.input.file ?? '')) return;
    const bare = root.nodes.filter((node) => node.type !== 'atrule' || node.name !== 'layer');
    const parts = postcss.atRule({ name: 'layer', params: 'parts', nodes: [] });
    root.append(parts.append(...bare));
  },
};
