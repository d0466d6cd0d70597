/**
 * Checks the style sheets. Prints one line per violation, the file first, and exits with 1 if there is any. Violations are:
 * - a style sheet outside of the design system that is not a module
 * - a class of a module that no markup uses, or that markup uses and the module lacks
 * - `:global(.name)` of a class that exists nowhere
 * - markup of a folder in src/features or src/owner that uses a module of another folder
 * - two modules whose classes get the same names
 * - a custom property that nothing defines
 */
import { basename, dirname, join, normalize } from 'node:path';
import postcss from 'postcss';
import { cssModules } from './css-modules.ts';
import { pathsIn, readFile, report, type TextFile } from './sources.ts';

const moduleEnd = '.module.css';
const importOfModule = /import (?<name>\w+) from '(?<from>[^']+\.module\.css)'/g;
const globalClass = /:global\(\.(?<name>[\w-]+)\)/g;
const definedInSheet = /(?<name>--[\w-]+)\s*[:{]/g;
const definedInMarkup = /['"](?<name>--[\w-]+)['"]/g;
const readInSheet = /var\(\s*(?<name>--[\w-]+)/g;
/** Classes that scripts set: those of the editor's library, and the one that marks a scrolled page. */
const ofScripts = /^(ProseMirror-\w+|selectedCell|scrolled)$/;
const localClass = /:global\([^()]*\)|\.(?<name>-?[a-z_][\w-]*)/gi;

export function violations(files: TextFile[]): string[] {
  const modules = files.filter(({ path }) => path.endsWith(moduleEnd));
  const uses = files.flatMap(usesIn);
  return [
    ...files.flatMap(plainSheets),
    ...modules.flatMap((module) => unusedClasses(module, uses)),
    ...missingGlobalClasses(modules, files),
    ...uses.flatMap((use) => missingClasses(use, modules)),
    ...uses.flatMap(foreignModules),
    ...duplicateNames(modules),
    ...undefinedProperties(files),
  ];
}

interface Use {
  user: string;
  module: string;
  /** The classes, in camel case, as scripts write them. */
  names: string[];
}

/** The modules that a file uses. It finds only `styles.name`: a class that is used by `styles[name]` counts as unused. */
function usesIn({ path, text }: TextFile): Use[] {
  if (!/\.tsx?$/.test(path) || /\.test\./.test(path)) return [];
  return [...text.matchAll(importOfModule)].map(({ groups }) => {
    const { name = '', from = '' } = groups ?? {};
    const module = from.startsWith('#/') ? `src/${from.slice(2)}` : normalize(join(dirname(path), from));
    const names = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);
    return { user: path, module, names };
  });
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function classesOf(text: string): Set<string> {
  const found = new Set<string>();
  postcss.parse(text).walkRules(({ selector }) => {
    for (const { groups } of selector.matchAll(localClass)) if (groups?.name) found.add(groups.name);
  });
  return found;
}

const isOfDesignSystem = (path: string): boolean => /^src\/ui\/(theme\.css$|styles\/)/.test(path);

const plainSheets = ({ path }: TextFile): string[] =>
  path.endsWith('.css') && !path.endsWith(moduleEnd) && !isOfDesignSystem(path)
    ? [`${path}: only the design system has plain style sheets`]
    : [];

/** Classes that a module refers to by `:global`, and that exist nowhere. */
function missingGlobalClasses(modules: TextFile[], files: TextFile[]): string[] {
  const system = files.filter(({ path }) => path.endsWith('.css') && isOfDesignSystem(path));
  const found = new Set([
    ...system.flatMap(({ text }) => [...classesOf(text)]),
    ...modules.flatMap(({ path, text }) =>
      [...classesOf(text)].map((name) => cssModules.generateScopedName(name, path)),
    ),
  ]);
  return modules.flatMap(({ path, text }) =>
    [...text.matchAll(globalClass)]
      .map(({ groups }) => groups?.name ?? '')
      .filter((name) => !found.has(name) && !ofScripts.test(name))
      .map((name) => `${path}: .${name} is nobody's class`),
  );
}

function unusedClasses({ path, text }: TextFile, uses: Use[]): string[] {
  const used = new Set(uses.filter(({ module }) => module === path).flatMap(({ names }) => names));
  return [...classesOf(text)]
    .filter((name) => !used.has(camelCase(name)))
    .map((name) => `${path}: no markup uses .${name}`);
}

function missingClasses({ user, module, names }: Use, modules: TextFile[]): string[] {
  const text = modules.find(({ path }) => path === module)?.text ?? '';
  const known = new Set([...classesOf(text)].map(camelCase));
  return names
    .filter((name) => !known.has(name))
    .map((name) => `${user}: ${basename(module)} has no class for .${name}`);
}

function foreignModules({ user, module }: Use): string[] {
  const folder = /^src\/(features|owner)\/[^/]+\//.exec(user)?.[0];
  return folder && !module.startsWith(folder)
    ? [`${user}: uses ${module}, which belongs to another part`]
    : [];
}

function duplicateNames(modules: TextFile[]): string[] {
  const sheets = new Map<string, string>();
  return modules.flatMap(({ path }) => {
    const name = cssModules.generateScopedName('root', path);
    const other = sheets.get(name);
    sheets.set(name, path);
    return other ? [`${path}: ${other} gives its classes the same name`] : [];
  });
}

/**
 * Custom properties that style sheets read, but that neither a style sheet nor markup defines. Their names are probably misspelt,
 * and no browser would report it.
 */
function undefinedProperties(files: TextFile[]): string[] {
  const defined = new Set(
    files.flatMap(({ path, text }) =>
      [...text.matchAll(path.endsWith('.css') ? definedInSheet : definedInMarkup)].map(
        ({ groups }) => groups?.name,
      ),
    ),
  );
  return files.flatMap(({ path, text }) => {
    if (!path.endsWith('.css')) return [];
    const read = new Set([...text.matchAll(readInSheet)].map(({ groups }) => groups?.name));
    return [...read].filter((name) => !defined.has(name)).map((name) => `${path}: nothing defines ${name}`);
  });
}

if (import.meta.main) {
  const files = [...pathsIn('src')].filter((path) => /\.(tsx?|css)$/.test(path)).map(readFile);
  report(violations(files), 'violations of the styles');
}
