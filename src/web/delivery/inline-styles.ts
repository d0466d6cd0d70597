import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse as parseSelector, SelectorType } from 'css-what';
import { LRUCache } from 'lru-cache';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import { styleSheets } from './manifest';
import type { InlineStyles, PageManifest } from './render';

type ClassNames = ReadonlySet<string>;

/** The link to a style sheet as React writes it. Stored texts are escaped or sanitised, so they contain no such element. */
const sheetLink =
  /<link rel="stylesheet" href="(\/(?:assets|fonts)\/[^"]+)" nonce="[^"]+" data-precedence="default"\/>/g;

/**
 * How many parts of a style sheet are cached, each for one set of classes. There is one set for each kind of page, and a few more
 * for what an article may contain.
 */
const keptParts = 200;

/** Classes that scripts set before the page is hydrated (ui/theme-mode.ts). */
const setByScripts = ['js'];

/**
 * Puts the styles that a page uses into the page, in place of the links to its style sheets
 * (docs/decisions/0034-inline-styles.md). The whole sheets are loaded with the scripts (hydration/start.ts), which can show
 * elements that the page did not have. `others` are further sheets that a page may link, such as those of the type pairings.
 *
 * @throws if a style sheet can't be read.
 */
export async function createInlineStyles(
  clientDir: string,
  { routes }: PageManifest,
  others: readonly string[] = [],
): Promise<InlineStyles> {
  const sheets = new Map<string, (used: ClassNames) => string>();
  for (const href of new Set([...Object.values(routes).flatMap(styleSheets), ...others]))
    sheets.set(href, partsOf(await readFile(join(clientDir, href), 'utf8')));
  return (html, nonce) => {
    const used = namesIn(html);
    return html.replace(sheetLink, (link, href: string) => {
      const part = sheets.get(href)?.(used);
      return part === undefined ? link : `<style nonce="${nonce}" data-part-of="${href}">${part}</style>`;
    });
  };
}

function namesIn(html: string): ClassNames {
  const names = new Set(setByScripts);
  for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of classes.split(/\s+/)) names.add(name);
  return names;
}

/**
 * Returns a function that reduces a style sheet to the rules that can match a page with the given classes. Classes that the sheet
 * doesn't name make no difference.
 */
function partsOf(css: string): (used: ClassNames) => string {
  let sheet: Root | undefined;
  const needs = new Map<string, string[][]>();
  const known = new Set<string>();
  const parts = new LRUCache<string, string>({ max: keptParts });
  const read = (): Root => {
    const root = postcss.parse(css);
    root.walkRules((rule) => {
      if (isFrame(rule)) return;
      const each = rule.selectors.map(neededBy);
      needs.set(rule.selector, each);
      for (const names of each) for (const name of names) known.add(name);
    });
    return root;
  };
  return (used) => {
    // The sheet is parsed when the first page needs it, and not when the server starts.
    sheet ??= read();
    const relevant = new Set([...used].filter((name) => known.has(name)));
    const key = [...relevant].sort().join(' ');
    const part = parts.get(key) ?? cut(sheet, needs, relevant);
    parts.set(key, part);
    return part;
  };
}

/** Whether a rule is in `@keyframes`: its selector, such as `50%`, is then a point in time and names no classes. */
const isFrame = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

/** The classes without which a selector matches nothing. Classes within `:not()`, `:is()` and similar are not among them. */
const neededBy = (selector: string): string[] =>
  parseSelector(selector)
    .flat()
    .flatMap((token) =>
      token.type === SelectorType.Attribute && token.name === 'class' && token.action === 'element'
        ? token.value
        : [],
    );

function cut(sheet: Root, needs: ReadonlyMap<string, string[][]>, used: ClassNames): string {
  const part = sheet.clone();
  part.walkRules((rule) => {
    const each = needs.get(rule.selector);
    if (!each || isFrame(rule)) return;
    const matching = rule.selectors.filter((_, index) => each[index]?.every((name) => used.has(name)));
    if (matching.length === 0) rule.remove();
    else if (matching.length < each.length) rule.selectors = matching;
  });
  removeEmpty(part);
  return part.toString();
}

/** Removes blocks in which nothing is left. A statement such as `@layer a, b;` has no block, and stays. */
function removeEmpty(part: Root): void {
  part.walkAtRules((rule) => {
    for (let block: Container | undefined = rule; block?.nodes?.length === 0; ) {
      const { parent }: Container = block;
      block.remove();
      block = parent?.type === 'atrule' ? (parent as AtRule) : undefined;
    }
  });
}
