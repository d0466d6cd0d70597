import { describe, expect, test } from 'vitest';
import { shownBody } from './shown-body';

describe('the body of an article on its page', () => {
  test('Given a body that begins with plain text, then its first three words are emphasised', () => {
    expect(shownBody('<p>Bir markanın hikâyesi, çoğu $& zaman.</p><p>Bir iki üç dört</p>')).toBe(
      '<p><span class="article-opening">Bir markanın hikâyesi,</span> çoğu $& zaman.</p><p>Bir iki üç dört</p>',
    );
    expect(shownBody('<p lang="en">A b &amp; c</p>')).toBe(
      '<p lang="en"><span class="article-opening">A b &amp;</span> c</p>',
    );
  });

  test.each([
    '<p>Bir <em>söz</em> daha var burada</p>',
    '<h2>Bir iki üç dört</h2>',
    '<p>İki sözcük</p>',
    '',
    '<figure><img src="/a.png" alt="" /></figure><p>Bir iki üç dört</p>',
  ])('Given %s, then the body is unchanged', (html) => expect(shownBody(html)).toBe(html));

  test('Given an attribute with the same text as the opening words, then the attribute is unchanged', () =>
    expect(shownBody('<p lang="Bir iki üç">Bir iki üç dört</p>')).toBe(
      '<p lang="Bir iki üç"><span class="article-opening">Bir iki üç</span> dört</p>',
    ));

  test('Given tables, then each is wrapped so that it can scroll by itself', () => {
    const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';
    const scrolling = `<div class="article-table" tabindex="0">${table}</div>`;
    expect(shownBody(`${table}<p>a</p>${table}`)).toBe(`${scrolling}<p>a</p>${scrolling}`);
  });

  test('Given a table in a table, then only the outer one is wrapped', () => {
    const inner = '<table><tbody><tr><td>a</td></tr></tbody></table>';
    expect(shownBody(`<table><p>${inner}</p></table>`)).toBe(
      `<div class="article-table" tabindex="0"><table><p>${inner}</p></table></div>`,
    );
  });
});
