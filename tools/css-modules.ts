import { basename } from 'node:path';

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
