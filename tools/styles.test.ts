import { describe, expect, test } from 'vitest';
import { violations as allViolations, type TextFile } from './styles';

const sheet = {
  path: 'src/features/books/ui/book.module.css',
  text: '.book-cover > :global(.button) { color: red }',
};
const wearing = (name: string, path = 'src/features/books/ui/book-card.tsx') => ({
  path,
  text: `import styles from '#/features/books/ui/book.module.css';\n<i className={styles.${name}} />`,
});

const system = { path: 'src/ui/styles/buttons.css', text: '.button { color: red }' };
const violations = (files: TextFile[]) => allViolations([system, ...files]);

describe('the check of style sheets', () => {
  test('Given markup that uses the classes of its module, then there are no violations', () => {
    expect(violations([sheet, wearing('bookCover')])).toEqual([]);
  });

  test('Given an unused class, and a class that the module doesn’t have, then both are reported', () => {
    expect(violations([sheet, wearing('bookTitle')])).toEqual([
      'src/features/books/ui/book.module.css: no markup wears .book-cover',
      'src/features/books/ui/book-card.tsx: book.module.css has no class for .bookTitle',
    ]);
  });

  test('Given a feature that uses the module of another feature, then it is reported; a page may use a feature’s module', () => {
    const media = 'src/features/media/ui/card.tsx';
    expect(violations([sheet, wearing('bookCover', media)])).toEqual([
      `${media}: wears src/features/books/ui/book.module.css, which is another's`,
    ]);
    expect(violations([sheet, wearing('bookCover', 'src/web/routes/index.tsx')])).toEqual([]);
  });

  test('Given two modules with the same name, then the second is reported', () => {
    const twin = { path: 'src/web/shell/book.module.css', text: '' };
    expect(violations([sheet, twin, wearing('bookCover')])).toEqual([
      'src/web/shell/book.module.css: src/features/books/ui/book.module.css gives its classes the same name',
    ]);
  });

  test('Given a style sheet that is not a module, then it is reported, unless it belongs to the design system', () => {
    expect(violations([{ path: 'src/owner/kit/kit.css', text: '' }])).toEqual([
      'src/owner/kit/kit.css: only the design system has plain style sheets',
    ]);
  });

  test('Given a module that refers to a class of another module, then that class must exist', () => {
    const naming = (name: string) => ({ ...sheet, text: `.book-cover > :global(.${name}) { color: red }` });
    expect(violations([naming('button'), wearing('bookCover')])).toEqual([]);
    expect(violations([naming('book-book-cover'), wearing('bookCover')])).toEqual([]);
    expect(violations([naming('ProseMirror-gapcursor'), wearing('bookCover')])).toEqual([]);
    expect(violations([naming('knob'), wearing('bookCover')])).toEqual([
      `${sheet.path}: .knob is nobody's class`,
    ]);
  });
});
