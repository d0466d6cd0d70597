/**
 * Checks that each path, link and code name in the Markdown files of the root and of docs/ exists, and each path in a comment
 * that begins with `src/`, `docs/` or the like. Prints one line per violation, the file first, and exits with 1 if there is any.
 */
import { join, normalize } from 'node:path';
import { pathsIn, readFile, report, type TextFile } from './sources.ts';

const isDocument = (path: string): boolean => /^([A-Z]+|docs\/.+)\.md$/.test(path);
const isCode = (path: string): boolean => /\.(tsx?|mts|mjs|css|sql|json)$/.test(path);

const codeBlock = /```.*?```/gs;
const quoted = /`([^`\n]+)`/g;
const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g;
const pathName = /^[\w.$-]+(\/[\w.$-]+)*\/?$/;
const fileName = /\.(ts|tsx|mts|mjs|md|css|sql|json)$/;
/** Matches `createSite`, `reservation_mails` and the like. Plain words are not checked, because most of them name no code. */
const codeName = /^([a-z]+[A-Z]\w*|[a-z]+(_[a-z]+)+)(\(\))?$/;
/** Paths made by a build, a run or a setting, which are not in the repository. */
const generatedPath = /^(dist|node_modules|bench\/results|DATA_DIR)(\/|$)/;
const pathInComment = /(?:^|[\s(`])((?:src|docs|tests|tools|bench|content|deploy)\/[\w./$-]+\.\w+)/g;
/** Matches a name with its file: '`otherZone` in `time/zone.ts`' and '`priceOf` (`catalogue/rules.ts`)'. */
const nameInFile = /`(\w+)(?:\(\))?`(?: in | \()`([\w./-]+\.tsx?)`/g;
const comment = /\/\*.*?\*\/|\/\/[^\n]*/gs;

/** One sentence for each name in these files that leads nowhere. `paths` are all files of the repository. */
export function violations(files: TextFile[], paths: readonly string[]): string[] {
  const exists = pathLookup(paths);
  const code = files.filter(({ path }) => isCode(path));
  const source = code.map(({ text }) => text).join('\n');
  const documents = files.filter(({ path }) => isDocument(path));
  return [
    ...documents.flatMap((file) => missingInDocument(file, exists, source)),
    ...documents.flatMap((file) => missingInNamedFile(file, code)),
    ...code.flatMap((file) => missingInComments(file, exists)),
  ];
}

/** Returns a function that says whether a path exists. The path's first folders may be left out (`booking/rules.ts`). */
function pathLookup(paths: readonly string[]): (path: string) => boolean {
  const known = new Set<string>();
  for (const path of paths) {
    const parts = path.split('/');
    for (let last = parts.length; last > 0; last--)
      for (let first = 0; first < last; first++) known.add(parts.slice(first, last).join('/'));
  }
  return (path) => known.has(path.replace(/\/$/, ''));
}

function missingInDocument(
  { path, text }: TextFile,
  exists: (path: string) => boolean,
  source: string,
): string[] {
  const prose = text.replace(codeBlock, '');
  const words = [...prose.matchAll(quoted)].flatMap(([, words = '']) => words.split(/\s+/));
  const missing = words.filter((word) => {
    if (generatedPath.test(word)) return false;
    if (pathName.test(word) && (word.includes('/') || fileName.test(word))) return !exists(word);
    return codeName.test(word) && !source.includes(word.replace('()', ''));
  });
  const links = [...prose.matchAll(link)].map(([, to = '']) => normalize(join(path, '..', to)));
  return [...new Set([...missing, ...links.filter((to) => !exists(to))])].map(
    (name) => `${path}: names ${name}, which is not there`,
  );
}

/** One sentence for each name that is missing in the file which the document gives for it. */
const missingInNamedFile = ({ path, text }: TextFile, code: readonly TextFile[]): string[] =>
  [...text.matchAll(nameInFile)].flatMap(([, name = '', place = '']) => {
    const meant = code.filter((file) => `/${file.path}`.endsWith(`/${place}`));
    const isThere = meant.length === 0 || meant.some((file) => file.text.includes(name));
    return isThere ? [] : [`${path}: names ${name} in ${place}, which doesn't contain it`];
  });

const missingInComments = ({ path, text }: TextFile, exists: (path: string) => boolean): string[] =>
  [...text.matchAll(comment)]
    .flatMap(([words]) => [...words.matchAll(pathInComment)])
    .map(([, name = '']) => name.replace(/\.$/, ''))
    .filter((name) => !generatedPath.test(name) && !exists(name))
    .map((name) => `${path}: a comment names ${name}, which is not there`);

if (import.meta.main) {
  const paths = [...pathsIn()];
  const files = paths.filter((path) => isDocument(path) || isCode(path)).map(readFile);
  report(violations(files, paths), 'names that lead nowhere');
}
