import { expect, test } from 'vitest';
import { parseVideo, playerAddress, watchAddress } from './rules';

test('Given a recording, then its player sets no cookies, and its link leads to the platform', () => {
  const recording = { platform: 'youtube', videoId: 'aqz-KE-bpKQ' };
  expect(playerAddress(recording, 'ar')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&hl=ar',
  );
  expect(watchAddress(recording)).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  const other = { platform: 'vimeo', videoId: '76979871' };
  expect(playerAddress(other, 'ar')).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
  expect(watchAddress(other)).toBe('https://vimeo.com/76979871');
});

test('Given an id with special characters, then it stays within the path of the address', () => {
  expect(playerAddress({ platform: 'youtube', videoId: '../a?b' }, 'tr')).toContain('/embed/..%2Fa%3Fb?');
});

const id = 'aqz-KE-bpKQ';
test.each([
  ['an id', id, { videoId: id }],
  ['a page', `https://www.youtube.com/watch?v=${id}&t=4s`, { platform: 'youtube', videoId: id }],
  ['a page without a scheme', `youtube.com/watch?v=${id}`, { platform: 'youtube', videoId: id }],
  ['a short address', `https://youtu.be/${id}?si=x`, { platform: 'youtube', videoId: id }],
  ['a short video', `https://m.youtube.com/shorts/${id}`, { platform: 'youtube', videoId: id }],
  ['a player', `https://www.youtube-nocookie.com/embed/${id}`, { platform: 'youtube', videoId: id }],
  ['a page of Vimeo', 'https://vimeo.com/76979871', { platform: 'vimeo', videoId: '76979871' }],
  [
    'a player of Vimeo',
    'https://player.vimeo.com/video/76979871',
    { platform: 'vimeo', videoId: '76979871' },
  ],
])('Given %s, then the video is recognised', (_, text, video) => {
  expect(parseVideo(text)).toEqual(video);
});

test.each([
  'https://example.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/',
  'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'javascript:alert(1)',
  'https://vimeo.com/about',
  'https://www.youtube.com/watch?v=a"onload="x',
  'iki kelime',
])('Given %s, then no video is recognised', (text) => {
  expect(parseVideo(text)).toBeUndefined();
});
