import { expect, test } from 'vitest';
import { playerAddress, watchAddress } from './rules';

test('Given a recording, then it plays without cookies, and opens on its platform', () => {
  const recording = { videoId: 'aqz-KE-bpKQ' };
  expect(playerAddress(recording, 'ar')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&hl=ar',
  );
  expect(watchAddress(recording)).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
});

test('Given an id that is more than an id, then it stays a part of the path', () => {
  expect(playerAddress({ videoId: '../a?b' }, 'tr')).toContain('/embed/..%2Fa%3Fb?');
});
