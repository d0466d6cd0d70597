import { describe, expect, it } from 'vitest';
import { startsHidden, thresholdFor } from './reveal-rule.ts';

describe('Given an element that may fade in', () => {
  it('When it was server-rendered and is visible, Then it is not hidden again', () => {
    expect(startsHidden({ reducedMotion: false, paintedByServer: true, inSight: true })).toBe(false);
  });

  it('When it is below the window, Then it waits', () => {
    expect(startsHidden({ reducedMotion: false, paintedByServer: true, inSight: false })).toBe(true);
  });

  it('When the browser rendered it after a navigation, Then it waits even if visible, as it hasn’t been painted yet', () => {
    expect(startsHidden({ reducedMotion: false, paintedByServer: false, inSight: true })).toBe(true);
  });

  it('When reduced motion is preferred, Then nothing waits', () => {
    expect(startsHidden({ reducedMotion: true, paintedByServer: false, inSight: false })).toBe(false);
  });
});

describe('Given the share that must be visible', () => {
  it('When the element fits the window, Then it is a tenth', () => {
    expect(thresholdFor(600, 800)).toBe(0.1);
  });

  it('When a tenth of it is taller than the window, Then filling half of the window is enough', () => {
    const height = 20_000;
    expect(thresholdFor(height, 800) * height).toBe(400);
  });

  it('When it has no height yet, Then any part is enough', () => {
    expect(thresholdFor(0, 800)).toBe(0);
  });
});
