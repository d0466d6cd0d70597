const level = (paragraph: Element): number =>
  Number(/mso-list:[^;"]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);

/** Word's mark before an item: `1.`, `a)`, `iv.` count, anything else is a bullet. */
const counts = (mark: string) => /^\(?([0-9]+|[a-zçğıöşü]{1,4})[.)]/iu.test(mark.trim());

/** Word writes lists as paragraphs that say their level in a style, with the mark as text: makes lists of them again. */
export function wordLists(body: Element): void {
  for (const first of body.querySelectorAll('p[style]')) {
    if (first.parentElement && level(first) > 0) listFrom(first);
  }
}

interface OpenList {
  list: Element;
  level: number;
}

/** Turns this paragraph and those that follow it into one list, with what is deeper inside. */
function listFrom(first: Element): void {
  const top = first.ownerDocument.createElement('div');
  first.before(top);
  let open: OpenList[] = [];
  let paragraph: Element | null = first;
  while (paragraph && level(paragraph) > 0) {
    const next: Element | null = paragraph.nextElementSibling;
    open = listsAt(paragraph, open, top);
    const item = first.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
    paragraph = next;
  }
  top.replaceWith(...top.childNodes);
}

/** The lists that are open where this paragraph becomes an item: those around it, and its own. */
function listsAt(paragraph: Element, open: OpenList[], top: Element): OpenList[] {
  const depth = level(paragraph);
  const tag = counts(markOf(paragraph)) ? 'ol' : 'ul';
  const around = open.filter((other) => other.level < depth);
  const same = open.find((other) => other.level === depth && other.list.localName === tag);
  if (same) return [...around, same];
  const list = paragraph.ownerDocument.createElement(tag);
  (around.at(-1)?.list.lastElementChild ?? top).append(list);
  return [...around, { list, level: depth }];
}

/** Takes the mark out of the paragraph, and answers it. */
function markOf(paragraph: Element): string {
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
