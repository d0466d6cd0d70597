import { describe, expect, test } from 'vitest';
import { violations } from './documents.ts';

const paths = ['src/features/booking/rules.ts', 'docs/decisions/0004-booking.md', 'README.md'];
const found = (path: string, text: string) =>
  violations(
    [
      { path: 'src/features/booking/rules.ts', text: 'export const freeSlots = 1;' },
      { path, text },
    ],
    paths,
  );

describe('names in the documents', () => {
  test('Given paths, paths without their first folders, links and names that exist, then there are no violations', () => {
    const text =
      '`src/features/booking/` `booking/rules.ts` `freeSlots()` [why](docs/decisions/0004-booking.md)';
    expect(found('README.md', text)).toEqual([]);
  });

  test('Given build output, settings, addresses and plain words, then they are not checked', () => {
    const text = '`dist/server/main.js` `DATA_DIR/mail` `npm start` `bookings` [x](https://example.com/a.md)';
    expect(found('README.md', text)).toEqual([]);
  });

  test.each([
    ['a path', '`src/features/booking/rule.ts`', 'src/features/booking/rule.ts'],
    ['a name', '`freeHours`', 'freeHours'],
    ['a link', '[why](docs/decisions/0005.md)', 'docs/decisions/0005.md'],
  ])('Given %s that does not exist, then it is reported', (_, text, name) => {
    expect(found('README.md', text)).toEqual([`README.md: names ${name}, which is not there`]);
  });

  test('Given a name that is in another file than the document says, then it is reported', () => {
    const text = '`freeSlots` in `booking/rules.ts`, `freeHours` in `booking/rules.ts`';
    expect(found('README.md', text)).toContain(
      "README.md: names freeHours in booking/rules.ts, which doesn't contain it",
    );
    expect(found('README.md', text).join()).not.toContain('freeSlots');
  });

  test('Given a comment that names a missing record, then it is reported', () => {
    // Joined from its parts, so that the check doesn't find the missing path in this test's own source.
    const gone = ['docs', 'decisions', '0099-gone.md'].join('/');
    expect(found('src/a.ts', `/** Why: ${gone}. */`)).toEqual([
      `src/a.ts: a comment names ${gone}, which is not there`,
    ]);
  });
});
