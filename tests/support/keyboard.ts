import type { Locator, Page } from 'playwright-core';

/** More elements than any page has: after so many, a walk that never reaches the end of the page is ended. */
const mostElements = 600;

/**
 * Walks through the whole page with the Tab key. Returns a line for each barrier to somebody without a pointer: a control that
 * the key never reaches (WCAG 2.1.1), a focus that can't be seen (2.4.7), and a focused control that is covered or outside the
 * window (2.4.11).
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(beginWalk);
  for (let pressed = 0; pressed < mostElements; pressed += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(takeStep))) return page.evaluate(endWalk);
  }
  return [`the walk did not come to an end after ${mostElements} elements`];
}

/** Presses Tab until this control has the focus; throws where it is never reached. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < mostElements; pressed += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key doesn't reach ${control}`);
}

/** Goes to a field by the Tab key, and replaces its text by typing. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
}

/** More slots than a day has. */
const mostSlots = 20;

/** Presses arrow down, from the focused slot of the calendar, until a free slot has the focus. */
export async function arrowToFreeSlot(page: Page): Promise<void> {
  for (let moves = 0; moves < mostSlots; moves += 1) {
    if ((await page.locator(':focus').getAttribute('aria-disabled')) === 'false') return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error('no slot below is free');
}

interface Walk {
  visited: Set<Element>;
  findings: string[];
  /** The control that has the focus, and its look while it is focused. */
  last?: { element: Element; look: string; name: string };
}

declare global {
  interface Window {
    /** Present while a test walks through the page. */
    keyboardWalk?: Walk;
  }
}

/** Runs in the browser: the next Tab goes to the first control. */
function beginWalk(): void {
  window.keyboardWalk = { visited: new Set(), findings: [] };
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

/** Runs in the browser: checks the element that has the focus; resolves to false at the end of the page. */
async function takeStep(): Promise<boolean> {
  const walk = window.keyboardWalk as Walk;
  const { visited, findings, last } = walk;
  const element = document.activeElement;
  // An input of a time has several parts, among which the Tab key moves first.
  if (last && element === last.element) return true;
  // The browser scrolls to the focus, and begins transitions of its ring, in the next frames.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0)) animation.finish();

  const labelOf = (control: Element) =>
    control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
  /** All properties by which a style sheet may mark the focus, of the control and of the boxes around it. */
  const lookOf = (control: Element): string => {
    const near: Element[] = [control, labelOf(control), control.nextElementSibling].filter(
      (each) => each instanceof Element,
    );
    for (let box = control.parentElement; box && near.length < 8; box = box.parentElement) near.push(box);
    return near
      .map((each) => {
        const { outline, boxShadow, borderColor, backgroundColor, textDecoration } = getComputedStyle(each);
        return [outline, boxShadow, borderColor, backgroundColor, textDecoration].join();
      })
      .join(';');
  };
  if (last?.element.isConnected && lookOf(last.element) === last.look)
    findings.push(`no focus to be seen: ${last.name}`);
  delete walk.last;

  if (!element || element === document.body || visited.has(element)) return false;
  visited.add(element);
  // Inside a frame, the page in the frame shows the focus.
  if (element.localName === 'iframe') return true;
  const label = labelOf(element);
  const text = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '';
  const name = `${element.localName} “${text.trim().slice(0, 50)}” ${element.id}`;
  walk.last = { element, look: lookOf(element), name };
  const shown = label && element.getBoundingClientRect().width <= 1 ? label : element;
  const corners = [...shown.getClientRects()].flatMap(({ left, right, top, bottom }) => {
    return [
      { x: (left + right) / 2, y: (top + bottom) / 2 },
      { x: left + 3, y: top + 3 },
      { x: right - 3, y: bottom - 3 },
      { x: left + 3, y: bottom - 3 },
      { x: right - 3, y: top + 3 },
    ];
  });
  const isSeen = corners.some(({ x, y }) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (shown.contains(top) || top.contains(shown) || label?.contains(top));
  });
  if (!isSeen) findings.push(`focus hidden: ${name}`);
  return true;
}

/** Runs in the browser: adds the controls that were never reached. */
function endWalk(): string[] {
  const { visited, findings } = window.keyboardWalk as Walk;
  delete window.keyboardWalk;
  const reachedGroups = new Set(
    [...visited].flatMap((each) =>
      each instanceof HTMLInputElement && each.type === 'radio' ? each.name : [],
    ),
  );
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]',
  );
  for (const control of controls) {
    const isOut =
      control.tabIndex < 0 ||
      control.matches(':disabled, [inert] *, [inert], iframe *') ||
      !control.checkVisibility({ visibilityProperty: true });
    // Tab reaches only one radio button of a group; arrows reach the others.
    const isOfGroup =
      control instanceof HTMLInputElement && control.type === 'radio' && reachedGroups.has(control.name);
    if (isOut || isOfGroup || visited.has(control)) continue;
    findings.push(
      `never reached: ${control.localName} “${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 50)}” ${control.id}`,
    );
  }
  return findings;
}
