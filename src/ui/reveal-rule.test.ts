import { describe, expect, it } from 'vitest';
import { startsHidden, thresholdFor } from './reveal-rule.ts';

describe('Given an element that may fade in', () => {
  it('When the element was server-rendered and is visible, Then it is not hidden again', () => {
    expect(startsHidden({ reducedMotion: false, paintedByServer: true, inSight: true })).toBe(false);
  });

  it('When the element is below the window, Then it is hidden until it is scrolled to', () => {
    expect(startsHidden({ reducedMotion: false, paintedByServer: true, inSight: false })).toBe(true);
  });

  it('When the browser rendered the element after a navigation, Then it starts hidden even if it is in view, as it hasn’t been painted yet', () => {
    expect(startsHidden({ reducedMotion: false, paintedByServer: false, inSight: true })).toBe(true);
  });

  it('When reduced motion is preferred, Then no element is hidden', () => {
    expect(startsHidden({ reducedMotion: true, paintedByServer: false, inSight: false })).toBe(false);
  });
});

describe('Given the share that must be visible', () => {
  it('When the element fits the window, Then a tenth must be visible', () => {
    expect(thresholdFor(600, 800)).toBe(0.1);
  });

  it('When a tenth of the element is taller than the window, Then filling half of the window is enough', () => {
    const height = 20_000;
    expect(thresholdFor(height, 800) * height).toBe(400);
  });

  it('When the element has no height yet, Then any part is enough', () => {
    expect(thresholdFor(0, 800)).toBe(0);
  });
});
