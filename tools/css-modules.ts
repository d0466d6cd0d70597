import { basename } from 'node:path';
import postcss, { type Plugin } from 'postcss';

/**
 * Class names of CSS modules: `.cover` in `book.module.css` becomes `book-cover`, `.root` becomes `book`. So the HTML stays
 * readable. So that parts don't share classes, `tools/styles.ts` checks that the names of modules are unique.
 */
export const cssModules = {
  localsConvention: 'camelCaseOnly',
  generateScopedName: (local: string, file: string): string => {
    const module = basename(file).replace(/\.module\.css.*$/, '');
    return local === 'root' ? module : `${module}-${local}`;
  },
} as const;

/**
 * Puts the rules of modules into the layer `parts` (docs/decisions/0003-look.md), unless they name a layer themselves. Rules
 * outside of all layers would override those in layers.
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
