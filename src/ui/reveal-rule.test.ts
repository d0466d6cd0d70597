import { describe, expect, it } from 'vitest';
import { mustWait, thresholdFor } from './reveal-rule.ts';

describe('Given a thing that may fade in', () => {
  it('When the server painted it in sight, Then it is never hidden again', () => {
    expect(mustWait({ reducedMotion: false, paintedByServer: true, inSight: true })).toBe(false);
  });

  it('When it lies below the window, Then it waits', () => {
    expect(mustWait({ reducedMotion: false, paintedByServer: true, inSight: false })).toBe(true);
  });

  it('When the browser made it after a navigation, Then it waits even in sight, for nothing was painted yet', () => {
    expect(mustWait({ reducedMotion: false, paintedByServer: false, inSight: true })).toBe(true);
  });

  it('When motion is unwelcome, Then nothing waits', () => {
    expect(mustWait({ reducedMotion: true, paintedByServer: false, inSight: false })).toBe(false);
  });
});

describe('Given the share that must be in sight', () => {
  it('When the thing fits the window, Then it is a tenth', () => {
    expect(thresholdFor(600, 800)).toBe(0.1);
  });

  it('When a tenth of it is taller than the window, Then half a window of it is enough', () => {
    const height = 20_000;
    expect(thresholdFor(height, 800) * height).toBe(400);
  });

  it('When it has no height yet, Then any sight of it is enough', () => {
    expect(thresholdFor(0, 800)).toBe(0);
  });
});
