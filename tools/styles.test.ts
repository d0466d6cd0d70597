import { describe, expect, test } from 'vitest';
import type { TextFile } from './sources';
import { violations as allViolations } from './styles';

const sheet = {
  path: 'src/features/books/ui/book.module.css',
  text: '.book-cover > :global(.button) { color: red }',
};
const markupUsing = (name: string, path = 'src/features/books/ui/book-card.tsx') => ({
  path,
  text: `import styles from '#/features/books/ui/book.module.css';\n<i className={styles.${name}} />`,
});

const system = { path: 'src/ui/styles/buttons.css', text: '.button { color: red }' };
const violations = (files: TextFile[]) => allViolations([system, ...files]);

describe('the check of style sheets', () => {
  test('Given markup that uses the classes of its module, then there are no violations', () => {
    expect(violations([sheet, markupUsing('bookCover')])).toEqual([]);
  });

  test('Given an unused class, and a class that the module doesn’t have, then both are reported', () => {
    expect(violations([sheet, markupUsing('bookTitle')])).toEqual([
      'src/features/books/ui/book.module.css: no markup uses .book-cover',
      'src/features/books/ui/book-card.tsx: book.module.css has no class for .bookTitle',
    ]);
  });

  test('Given a feature that uses the module of another feature, then it is reported; a page may use a feature’s module', () => {
    const media = 'src/features/media/ui/card.tsx';
    expect(violations([sheet, markupUsing('bookCover', media)])).toEqual([
      `${media}: uses src/features/books/ui/book.module.css, which belongs to another part`,
    ]);
    expect(violations([sheet, markupUsing('bookCover', 'src/web/routes/index.tsx')])).toEqual([]);
  });

  test('Given two modules with the same name, then the second is reported', () => {
    const twin = { path: 'src/web/shell/book.module.css', text: '' };
    expect(violations([sheet, twin, markupUsing('bookCover')])).toEqual([
      'src/web/shell/book.module.css: src/features/books/ui/book.module.css gives its classes the same name',
    ]);
  });

  test('Given a style sheet that is not a module, then it is reported, unless it belongs to the design system', () => {
    expect(violations([{ path: 'src/owner/kit/kit.css', text: '' }])).toEqual([
      'src/owner/kit/kit.css: only the design system has plain style sheets',
    ]);
  });

  test('Given a module that refers to a class of another module, then that class must exist', () => {
    const referringTo = (name: string) => ({
      ...sheet,
      text: `.book-cover > :global(.${name}) { color: red }`,
    });
    expect(violations([referringTo('button'), markupUsing('bookCover')])).toEqual([]);
    expect(violations([referringTo('book-book-cover'), markupUsing('bookCover')])).toEqual([]);
    expect(violations([referringTo('ProseMirror-gapcursor'), markupUsing('bookCover')])).toEqual([]);
    expect(violations([referringTo('knob'), markupUsing('bookCover')])).toEqual([
      `${sheet.path}: .knob is nobody's class`,
    ]);
  });

  test('Given a custom property that no style sheet and no markup defines, then it is reported', () => {
    const reading = {
      path: 'src/ui/styles/lists.css',
      text: 'li { color: var(--ink); gap: var(--row-gap, 1px) }',
    };
    const tokens = { path: 'src/ui/styles/tokens.css', text: ':root { --ink: black }' };
    const markup = { path: 'src/ui/list.tsx', text: "<ul style={{ '--row-gap': '2px' }} />" };
    expect(violations([reading, tokens, markup])).toEqual([]);
    expect(violations([reading])).toEqual([
      'src/ui/styles/lists.css: nothing defines --ink',
      'src/ui/styles/lists.css: nothing defines --row-gap',
    ]);
  });
});
