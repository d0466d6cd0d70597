import type { MouseEvent } from 'react';
import { expect, test } from 'vitest';
import { isRepeatedPress } from './repeated-press';

const ownerDocument = new EventTarget();
const named = (textContent: string) => ({ textContent, ownerDocument });

/** A press with a finger, if nothing else is given; `detail` is 0 for the keyboard. Each test begins well after the one before it. */
const press = (
  button: ReturnType<typeof named>,
  timeStamp: number,
  { clientX = 100, clientY = 100, detail = 1, pointerType = 'touch' } = {},
) =>
  isRepeatedPress({
    currentTarget: button,
    nativeEvent: { timeStamp, clientX, clientY, detail, pointerType },
  } as unknown as MouseEvent<HTMLButtonElement>);

test('Given a button that another one replaces, then quick presses at its place do nothing, and one after a pause counts', () => {
  const [keep, remove] = [named('Keep'), named('Delete')];
  expect(press(keep, 10_000)).toBe(false);
  expect(press(remove, 10_300, { clientX: 110 })).toBe(true);
  // A third press is no more deliberate than the second.
  expect(press(remove, 10_600)).toBe(true);
  expect(press(remove, 11_000)).toBe(false);
  expect(press(keep, 11_200, { clientX: 160 })).toBe(false);
});

test('Given a button that another one replaces, then the second click of a double click with a mouse does nothing', () => {
  const [keep, remove] = [named('Keep'), named('Delete')];
  const mouse = { pointerType: 'mouse' };
  expect(press(keep, 12_000, mouse)).toBe(false);
  expect(press(remove, 12_300, { ...mouse, detail: 2 })).toBe(true);
  expect(press(remove, 12_900, mouse)).toBe(false);
});

test('Given a button whose label changes, then a quick second press does nothing, by touch and by keyboard', () => {
  for (const [start, detail] of [
    [20_000, 1],
    [30_000, 0],
  ] as const) {
    const button = named('Mark as paid');
    expect(press(button, start, { detail })).toBe(false);
    button.textContent = 'Mark as unpaid';
    expect(press(button, start + 300, { detail })).toBe(true);
    expect(press(button, start + 900, { detail })).toBe(false);
  }
});

test('Given a button that stays the same, then each quick press counts; and so do Enter on another button, and a press after something was typed', () => {
  const add = named('Add a question');
  expect([40_000, 40_100, 40_200].map((at) => press(add, at))).toEqual([false, false, false]);
  expect(press(named('Save'), 40_250, { detail: 0 })).toBe(false);
  ownerDocument.dispatchEvent(new Event('input'));
  expect(press(named('Delete'), 40_300)).toBe(false);
});
