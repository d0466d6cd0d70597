import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ar } from '#/features/pictures/copy/admin/ar';
import { en } from '#/features/pictures/copy/admin/en';
import { tr } from '#/features/pictures/copy/admin/tr';
import { inTurn, isExhaustive } from '../support/breadth';
import { memoryDuring } from '../support/memory';
import { cookieOf, ownerEnv } from '../support/owner';
import { packedExtra, paintedPicture, pngBomb } from '../support/pictures';
import { type Site, startSite } from '../support/site';

const words = { tr, en, ar };
const megabyte = 1024 * 1024;
/** The most bytes of memory that server and decoder together may take beyond the idle server's. */
const maxGrowth = 300_000_000;

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite({ env: { ...ownerEnv, CONTENT: 'none' } });
  cookie = await cookieOf(site);
});
afterAll(() => site.kill());

async function upload(bytes: Uint8Array, name = 'resim.jpg', lang = 'tr') {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  const response = await fetch(`${site.url}/api/admin/upload-image?lang=${lang}`, {
    method: 'POST',
    headers: { Cookie: cookie },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as { url?: string; detail?: string } };
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const jpeg = () => paintedPicture(300, 200).jpeg().toBuffer();
const truncated = async () => {
  const whole = await jpeg();
  return whole.subarray(0, whole.length / 2);
};

/** By default, the sentence for each reason is checked in one of the languages. */
const reasons = Object.keys(words.tr.refused);
const languagesFor = (reason: string) => inTurn(['tr', 'en', 'ar'] as const, reasons.indexOf(reason));

describe('uploads that are not pictures, or are malicious', () => {
  test.each([
    ['an SVG', () => svg, 415, 'not_a_picture'],
    [
      'an SVG after a byte order mark and an XML declaration',
      () => Buffer.concat([Buffer.from('\uFEFF<?xml version="1.0"?>'), svg]),
      415,
      'not_a_picture',
    ],
    [
      'an HTML page named like a picture',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      415,
      'not_a_picture',
    ],
    ['a program', () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), 415, 'not_a_picture'],
    ['an archive', () => Buffer.from('PK\x03\x04aaaa', 'latin1'), 415, 'not_a_picture'],
    ['a script after a picture’s first bytes', () => Buffer.from('GIF89a=1;alert(1)//'), 422, 'broken'],
    ['a truncated picture', truncated, 422, 'broken'],
    ['a picture of 400 megapixels in a few bytes', () => pngBomb(20_000, 20_000), 422, 'too_many_pixels'],
    ['a picture of one byte more than 10 MiB', () => Buffer.alloc(10 * megabyte + 1), 413, 'too_large'],
    ['a picture of 24 MiB', () => Buffer.alloc(24 * megabyte), 413, 'too_large'],
  ] as const)(
    'Given %s, then the upload is refused with a sentence that says why',
    async (_, make, status, reason) => {
      const bytes = await make();
      for (const lang of languagesFor(reason)) {
        const refused = await upload(bytes, 'resim.jpg', lang);
        expect([refused.status, refused.body.detail]).toEqual([status, words[lang].refused[reason]]);
      }
    },
  );

  test('Given a picture that is also an HTML page, then only the picture is stored, and is served only as a picture', async () => {
    const { body } = await upload(
      Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]),
      'a.html',
    );
    const served = await fetch(site.url + body.url);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await served.arrayBuffer()).includes('alert')).toBe(false);
  });

  test('Given file names that look like paths, then the files are stored in the uploads folder, under names derived from their content', async () => {
    const names = ['../../../etc/passwd', '..\\..\\boot.ini', '.htaccess', 'x'.repeat(5_000), '%2e%2e%2fa'];
    const moreNames = ['/etc/cron.d/x', 'con', 'a.jpg/../../b', 'a\u202Egpj.exe'];
    for (const [index, name] of (isExhaustive ? [...names, ...moreNames] : names).entries()) {
      const { status, body } = await upload(
        await paintedPicture(20 + index, 20)
          .jpeg()
          .toBuffer(),
        name,
      );
      expect(status).toBe(200);
      expect(body.url).toMatch(/^\/uploads\/[0-9a-f]{32}\.jpg$/);
    }
    const stored = readdirSync(join(site.dataDir, 'uploads'));
    expect(stored.filter((name) => !/^[0-9a-f]{32}(-\d+)?\.(jpg|webp|avif)$/.test(name))).toEqual([]);
  });
});

describe('memory', () => {
  /** The size to which a bomb unpacks, in bytes: more than the server may take. */
  const unpacked = (isExhaustive ? 700 : 400) * megabyte;
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#8c6' }, limitInputPixels: false });

  const bombs = [
    ['a decompression bomb in a colour profile', () => pngBomb(9, 9, packedExtra('iCCP', unpacked))],
    ['a decompression bomb in a text chunk', () => pngBomb(9, 9, packedExtra('zTXt', unpacked))],
  ] as const;
  test.each([
    ['a small file of 400 megapixels', () => pngBomb(20_000, 20_000), 422],
    ...inTurn(bombs, 0).map(([name, make]) => [name, make, undefined] as const),
    [
      'the largest accepted picture',
      () => plain(8000, 6000).jpeg({ progressive: true, chromaSubsampling: '4:2:0' }).toBuffer(),
      200,
    ],
  ] as const)(
    'Given %s, then the server and its decoder stay below 300 MB above idle',
    async (_, make, status) => {
      const bytes = await make();
      expect(bytes.length).toBeLessThan(10 * megabyte);
      const growth = await memoryDuring(site.pid, async () => {
        const response = await upload(bytes);
        if (status) expect(response.status).toBe(status);
      });
      expect(growth).toBeLessThan(maxGrowth);
    },
  );

  test('Given several endless bodies at once, then they are cut off, and little of them is in memory', async () => {
    const endless = () =>
      fetch(`${site.url}/api/admin/upload-image`, {
        method: 'POST',
        headers: { Cookie: cookie, 'Content-Type': 'multipart/form-data; boundary=x' },
        body: new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }),
        duplex: 'half',
      } as RequestInit).then(
        ({ status }) => status,
        // The server closed the connection while data was still being sent.
        () => 413,
      );
    const growth = await memoryDuring(site.pid, async () => {
      expect(await Promise.all([endless(), endless(), endless(), endless()])).toEqual([413, 413, 413, 413]);
    });
    expect(growth).toBeLessThan(maxGrowth);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  });
});
