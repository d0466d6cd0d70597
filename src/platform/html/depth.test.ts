import { expect, test } from 'vitest';
import { processorTime } from '../../../tests/support/processor';
import { parseDocument, parseFragment, toPlainText } from '../reading/html';
import { isTooDeep } from './depth';
import { sanitized } from './sanitize';

const many = 60_000;

test.each([
  ['nested bold text', '<b>'.repeat(many)],
  ['nested boxes', `<div>${'<div class="a">'.repeat(many)}`],
  ['links in paragraphs', '<p><a href="/a">'.repeat(many)],
  ['unknown elements', '<x1>'.repeat(many)],
])('Given endless %s, then the HTML is too deep, which is found at once', (_, html) => {
  const spent = processorTime();
  expect(isTooDeep(html)).toBe(true);
  expect(sanitized(html)).not.toContain('<');
  expect(toPlainText(html)).toBe('');
  expect(parseFragment(html).innerHTML).toBe('');
  expect(parseDocument(html).querySelectorAll('b, div, a').length).toBe(0);
  expect(spent()).toBeLessThan(5_000);
});

test.each([
  ['an article', '<h2>a</h2><p>b <b>c</b><br></p><ul><li>d</li></ul>'.repeat(many / 10)],
  ['unclosed paragraphs and table rows', `${'<p>a'.repeat(many)}<table>${'<tr><td>b'.repeat(many)}`],
  ['signs that are not tags', '< << <1 '.repeat(many)],
])('Given %s, then the HTML is not too deep', (_, html) => expect(isTooDeep(html)).toBe(false));
