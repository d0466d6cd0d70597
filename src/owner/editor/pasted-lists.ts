const level = (paragraph: Element): number =>
  Number(/mso-list:[^;"]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);

/** Whether Word's marker of an item is a number or letters (`1.`, `a)`, `iv.`) and not a bullet. */
const isNumbered = (marker: string) => /^\(?([0-9]+|[a-zçğıöşü]{1,4})[.)]/iu.test(marker.trim());

/**
 * Turns Word's lists into list elements. Word writes each item as a paragraph, with its level in a style and its marker as text.
 */
export function restoreWordLists(body: Element): void {
  for (const first of body.querySelectorAll('p[style]')) {
    if (first.parentElement && level(first) > 0) buildList(first);
  }
}

interface NestedList {
  list: Element;
  level: number;
}

/** Turns this paragraph and the items directly after it into nested lists. Bullets and numbers become separate lists. */
function buildList(first: Element): void {
  const top = first.ownerDocument.createElement('div');
  first.before(top);
  let lists: NestedList[] = [];
  let paragraph: Element | null = first;
  while (paragraph && level(paragraph) > 0) {
    const next: Element | null = paragraph.nextElementSibling;
    lists = listsFor(paragraph, lists, top);
    const item = first.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    lists.at(-1)?.list.append(item);
    paragraph.remove();
    paragraph = next;
  }
  top.replaceWith(...top.childNodes);
}

/**
 * Returns the lists that will contain this paragraph's text, outermost first. Creates the innermost list if there is none yet,
 * and removes the marker from the paragraph.
 */
function listsFor(paragraph: Element, lists: NestedList[], top: Element): NestedList[] {
  const depth = level(paragraph);
  const tag = isNumbered(takeMarker(paragraph)) ? 'ol' : 'ul';
  const around = lists.filter((other) => other.level < depth);
  const same = lists.find((other) => other.level === depth && other.list.localName === tag);
  if (same) return [...around, same];
  const list = paragraph.ownerDocument.createElement(tag);
  (around.at(-1)?.list.lastElementChild ?? top).append(list);
  return [...around, { list, level: depth }];
}

function takeMarker(paragraph: Element): string {
  const markers = [...paragraph.querySelectorAll('span[style]')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const marker = markers.map((span) => span.textContent ?? '').join('');
  for (const span of markers) span.remove();
  if (markers.length > 0) return marker;
  const text = [...paragraph.childNodes].find((node) => node.nodeType === 3);
  const found = /^\s*([·•§o▪–-]|\(?\w{1,4}[.)])[\s\u00a0]+/u.exec(text?.nodeValue ?? '')?.[0] ?? '';
  if (text?.nodeValue) text.nodeValue = text.nodeValue.slice(found.length);
  return found;
}
