import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInlineStyles } from './inline-styles';
import type { InlineStyles } from './render';

const sheet = [
  '@layer a,b;',
  '@font-face{font-family:One;src:url(/one.woff2)}',
  '@layer a{body{margin:0}.card{color:red}.card:hover .title,.gone{color:blue}.card .gone{color:lime}}',
  '@layer b{@media (width>1px){.gone{color:red}}@supports (gap:1px){.card:not(.gone){gap:1px}}}',
  '@keyframes turn{from{rotate:0deg}to{rotate:1turn}}',
  '.js .card[data-open]{top:0}:is(.card,.gone)>p{left:0}.w-1\\/2{width:50%}',
].join('');

const pairing = '@font-face{font-family:Two;src:url(/two.woff2)}:root:root,[lang][lang]{--serif:Two}';

let folder: string;
let inline: InlineStyles;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'styles-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/site.css'), sheet);
  await mkdir(join(folder, 'fonts'));
  await writeFile(join(folder, 'fonts/pairing.css'), pairing);
  const manifest = { routes: { __root__: { css: ['/assets/site.css'] } } };
  inline = await createInlineStyles(folder, manifest, ['/fonts/pairing.css']);
});
afterAll(() => rm(folder, { recursive: true }));

const nonce = 'n0nce';
const pageWith = (body: string) =>
  `<head><link rel="stylesheet" href="/assets/site.css" nonce="${nonce}" data-precedence="default"/></head>${body}`;
const stylesFor = (body: string) => /<style[^>]*>(.*)<\/style>/.exec(inline(pageWith(body), nonce))?.[1];

describe('the styles in a page', () => {
  it('given classes, then the page has what can match them, in the order of the sheet', () => {
    expect(stylesFor('<p class="card title">')).toBe(
      [
        '@layer a,b;',
        '@font-face{font-family:One;src:url(/one.woff2)}',
        '@layer a{body{margin:0}.card{color:red}.card:hover .title{color:blue}}',
        '@layer b{@supports (gap:1px){.card:not(.gone){gap:1px}}}',
        '@keyframes turn{from{rotate:0deg}to{rotate:1turn}}',
        '.js .card[data-open]{top:0}:is(.card,.gone)>p{left:0}',
      ].join(''),
    );
  });

  it('given one page after another, then each has its own', () => {
    expect(stylesFor('<p class="gone">')).toContain('.gone{color:blue}');
    expect(stylesFor('<p class="w-1/2">')).toContain('.w-1\\/2{width:50%}');
    expect(stylesFor('<p>')).not.toMatch(/card\{|\.gone\{|w-1/);
    expect(stylesFor('<p class="gone">')).toContain('.gone{color:blue}');
  });

  it('given the link, then the page names the sheet that the part is of, with its nonce', () => {
    expect(inline(pageWith(''), nonce)).toMatch(/<style nonce="n0nce" data-part-of="\/assets\/site\.css">/);
  });

  it('given a further sheet that a page may link, then the page has all of it', () => {
    const html = inline(pageWith('<p class="card">').replace('assets/site', 'fonts/pairing'), nonce);
    expect(html).toContain(`<style nonce="n0nce" data-part-of="/fonts/pairing.css">${pairing}</style>`);
  });

  it('given a sheet that isn’t the build’s, or text that looks like a link, then it stays as it is', () => {
    const other = pageWith('').replace('site.css', 'other.css');
    expect(inline(other, nonce)).toBe(other);
    const text = '<link rel="stylesheet" href="/assets/site.css" data-precedence="default"/>';
    expect(inline(text, nonce)).toBe(text);
  });
});
