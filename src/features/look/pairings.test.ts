import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { type PairingFonts, preloadsOf } from '#/ui/fonts';
import { pairings } from './contract';
import { pairingFiles } from './pairings.gen';

const publicFolder = join(import.meta.dirname, '../../../public');
const file = (href: string) => join(publicFolder, href);
const bytesOf = (hrefs: readonly string[]) => hrefs.reduce((sum, href) => sum + statSync(file(href)).size, 0);

/** A page's fonts, with the style sheet of the pairing, may weigh at most this many times what the shipped fonts weigh. */
const most = 1.15;

test('Given the pairings, then each has its files', () => {
  expect(['magazine', ...Object.keys(pairingFiles)]).toEqual([...pairings]);
});

test.each(Object.entries(pairingFiles))(
  'Given the pairing %s, then its fonts and its style sheet weigh hardly more than the shipped fonts, and all that it names is there',
  (_, fonts) => {
    const css = readFileSync(file(fonts.css), 'utf8');
    const sheet = brotliCompressSync(css).length;
    for (const locale of locales) {
      const weight = bytesOf(preloadsOf(locale, fonts)) + sheet;
      expect(weight).toBeLessThan(bytesOf(preloadsOf(locale)) * most);
    }
    const named = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, href = '']) => href);
    const { italic, strong }: PairingFonts['latin'] = fonts.latin;
    const latin = [...preloadsOf('tr', fonts), italic, strong].filter((href) => href !== undefined);
    expect(named).toEqual(expect.arrayContaining(latin));
    for (const href of named) expect(statSync(file(href)).size).toBeGreaterThan(1000);
  },
);
