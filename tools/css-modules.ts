import { basename } from 'node:path';

/**
 * Class names of a part of a page: `.cover` of `book.module.css` is `book-cover` in the page, `.root` is `book`. A name
 * of a module is given once (`tools/styles.test.ts`), so that no two parts share a class, and a page can be read.
 */
export const cssModules = {
  localsConvention: 'camelCaseOnly',
  generateScopedName: (local: string, file: string): string => {
    const module = basename(file).replace(/\.module\.css.*$/, '');
    return local === 'root' ? module : `${module}-${local}`;
  },
} as const;
