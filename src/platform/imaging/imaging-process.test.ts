import { expect, test } from 'vitest';
import { paintedPicture } from '../../../tests/support/pictures';
import { createVariantsInProcess, reencodeInProcess } from './imaging-process';

test('Given variants that are being made, when a picture is uploaded, then it doesn’t wait for them', async () => {
  const ended: string[] = [];
  const large = await paintedPicture(2400, 1800).jpeg().toBuffer();
  const small = await paintedPicture(60, 40).jpeg().toBuffer();
  const variants = createVariantsInProcess(large, [
    { type: 'image/avif', width: 1600 },
    { type: 'image/avif', width: 1200 },
    { type: 'image/avif', width: 960 },
  ]).then(() => ended.push('variants'));
  await reencodeInProcess(small).then(() => ended.push('upload'));
  await variants;
  expect(ended).toEqual(['upload', 'variants']);
});
