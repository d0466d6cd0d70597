import { basename } from 'node:path';
import postcss, { type Plugin } from 'postcss';

/**
 * Class names of CSS modules: `.cover` in `book.module.css` becomes `book-cover`, `.root` becomes `book`. Names of modules
 * are unique (`tools/styles.test.ts`), so that no two parts share a class, and the HTML stays readable.
 */
export const cssModules = {
  localsConvention: 'camelCaseOnly',
  generateScopedName: (local: string, file: string): string => {
    const module = basename(file).replace(/\.module\.css.*$/, '');
    return local === 'root' ? module : `${module}-${local}`;
  },
} as const;

/**
 * What modules say stands in the layer `parts` (docs/decisions/0003-look.md), unless it names a layer itself. A module
 * that forgot to say so would beat everything.
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
