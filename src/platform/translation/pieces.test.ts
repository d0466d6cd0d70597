import { describe, expect, test } from 'vitest';
import { restoreTags } from './markup';
import { joinPieces, splitPieces } from './pieces';

describe('given a text', () => {
  test.each([
    ['one line', 'Merhaba dünya', ['Merhaba dünya']],
    ['several lines', 'Bir\n\n  İki\n', ['Bir', 'İki']],
    ['signs that are not tags', 'Kâr < zarar & 3 > 2', ['Kâr < zarar & 3 > 2']],
    ['blocks', '<h2>Bir</h2><p>İki <b>üç</b></p>', ['Bir', 'İki <b>üç</b>']],
    ['items and cells', '<ul><li>a</li><li>b</li></ul><table><tr><td>c</td></tr></table>', ['a', 'b', 'c']],
    ['one tag around all', '<p><strong>Bir</strong></p>', ['Bir']],
    ['two tags side by side', '<p><b>Bir</b> <i>iki</i></p>', ['<b>Bir</b> <i>iki</i>']],
    ['pictures at the ends', '<p><img src="/a.png" alt="x"> Bir<br></p>', ['Bir']],
    ['a pair of tags around a block', '<b><p>Bir</p>iki</b>', ['Bir', 'iki']],
    ['no words', '<p>12&nbsp;&amp; 3</p><pre>kod</pre><script>var a</script><!-- not -->', []],
    ['a tag that never ends', '<p>Bir <a href="x', ['Bir <a href="x']],
  ])('of %s, then the pieces contain all the words, and joined they are the text', (_, text, pieces) => {
    const taken = splitPieces(text);
    expect(taken.texts).toEqual(pieces);
    expect(joinPieces(taken)).toBe(text);
  });

  test('of one very long paragraph, then it is split between sentences', () => {
    const text = 'Bu cümle yalnızca yer tutar. '.repeat(300).trim();
    const taken = splitPieces(text);
    expect(taken.texts.length).toBeGreaterThan(3);
    for (const piece of taken.texts) expect(piece).toMatch(/^Bu .*\.$/);
    expect(joinPieces(taken)).toBe(text);
  });
});

describe('given the translation of a piece', () => {
  const source =
    'Bugün <a href="https://a.example/?x=1&amp;y=2" title="T">bu <em>yazıyı</em></a> <b>okuyun</b>.';

  test('then tags in another order are written as in the source', () => {
    const reply =
      "<B>Read</B> <a title='T' href='https://a.example/?x=1&y=2'>this <em>text</em></a> today, 1 < 2.";
    expect(restoreTags(source, reply)).toBe(
      '<b>Read</b> <a href="https://a.example/?x=1&amp;y=2" title="T">this <em>text</em></a> today, 1 &lt; 2.',
    );
  });

  test.each([
    ['lost', 'Read <a href="https://a.example/?x=1&amp;y=2" title="T">this <em>text</em></a>.'],
    ['changed', source.replace('a.example', 'b.example')],
    ['invented', `${source}<script>x()</script>`],
    ['moved out of another', source.replace('<em>yazıyı</em></a>', '</a><em>yazıyı</em>')],
    ['left open', source.replace('</b>', '')],
    ['given a handler', source.replace('<b>', '<b onclick="x()">')],
  ])('with a tag that was %s, then it is refused', (_, reply) => {
    expect(restoreTags(source, reply)).toBeUndefined();
  });

  test('of plain text that comes back with tags, then it is refused', () => {
    expect(restoreTags('Merhaba', '<b>Hello</b>')).toBeUndefined();
    expect(restoreTags('1 < 2', '1 < 2')).toBe('1 < 2');
  });
});
