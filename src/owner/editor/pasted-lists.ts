const level = (paragraph: Element): number =>
  Number(/mso-list:[^;"]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);

/** Whether Word's marker of an item is a number (`1.`, `a)`, `iv.`) and not a bullet. */
const isNumbered = (mark: string) => /^\(?([0-9]+|[a-zçğıöşü]{1,4})[.)]/iu.test(mark.trim());

/** Word writes list items as paragraphs, with the level in a style and the marker as text: turns them into lists. */
export function restoreWordLists(body: Element): void {
  for (const first of body.querySelectorAll('p[style]')) {
    if (first.parentElement && level(first) > 0) buildList(first);
  }
}

interface OpenList {
  list: Element;
  level: number;
}

/** Turns this paragraph and the following items into one list, with nested lists inside. */
function buildList(first: Element): void {
  const top = first.ownerDocument.createElement('div');
  first.before(top);
  let open: OpenList[] = [];
  let paragraph: Element | null = first;
  while (paragraph && level(paragraph) > 0) {
    const next: Element | null = paragraph.nextElementSibling;
    open = openListsFor(paragraph, open, top);
    const item = first.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
    paragraph = next;
  }
  top.replaceWith(...top.childNodes);
}

/** The open lists for this paragraph, outermost first; the last one is its own, created if needed. */
function openListsFor(paragraph: Element, open: OpenList[], top: Element): OpenList[] {
  const depth = level(paragraph);
  const tag = isNumbered(takeMarker(paragraph)) ? 'ol' : 'ul';
  const around = open.filter((other) => other.level < depth);
  const same = open.find((other) => other.level === depth && other.list.localName === tag);
  if (same) return [...around, same];
  const list = paragraph.ownerDocument.createElement(tag);
  (around.at(-1)?.list.lastElementChild ?? top).append(list);
  return [...around, { list, level: depth }];
}

/** Removes the marker from the paragraph and returns it. */
function takeMarker(paragraph: Element): string {
  const marks = [...paragraph.querySelectorAll('span[style]')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const mark = marks.map((span) => span.textContent ?? '').join('');
  for (const span of marks) span.remove();
  if (marks.length > 0) return mark;
  const text = [...paragraph.childNodes].find((node) => node.nodeType === 3);
  const found = /^\s*([·•§o▪–-]|\(?\w{1,4}[.)])[\s\u00a0]+/u.exec(text?.nodeValue ?? '')?.[0] ?? '';
  if (text?.nodeValue) text.nodeValue = text.nodeValue.slice(found.length);
  return found;
}
