/**
 * Makes the faces of the sharing images out of the site's own fonts, unpacked and of one weight each, as a shaper reads them:
 *
 *   node tools/share-fonts.mjs
 *
 * Run it after tools/fonts.mjs. It writes src/web/discovery/sharing/fonts/<name>.ttf.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = new URL('..', import.meta.url).pathname;
const sources = join(root, 'public/fonts');
const target = join(root, 'src/web/discovery/sharing/fonts');

/** `axes` pins a variable face to the weight and the size that the images use it at. */
const faces = [
  { name: 'newsreader', axes: { wght: 350, opsz: 60 } },
  { name: 'newsreader-other', axes: { opsz: 60 } },
  { name: 'newsreader-italic', axes: { opsz: 28 } },
  { name: 'hanken-grotesk', axes: { wght: 500 } },
  { name: 'hanken-grotesk-other', axes: { wght: 500 } },
  { name: 'amiri' },
  { name: 'plex-arabic' },
];

const files = await readdir(sources);
for (const { name, axes } of faces) {
  const file = files.find((candidate) => new RegExp(`^${name}\\.[0-9a-f]{8}\\.woff2$`).test(candidate));
  if (!file) throw new Error(`public/fonts holds no ${name}: run tools/fonts.mjs first`);
  const font = await subsetFont(await readFile(join(sources, file)), '', {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    noHinting: true,
    ...(axes ? { variationAxes: axes } : {}),
  });
  await writeFile(join(target, `${name}.ttf`), font);
  console.log(`${name}.ttf ${(font.length / 1024).toFixed(1)} kB`);
}
