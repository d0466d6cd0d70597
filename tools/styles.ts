/**
 * The looks stand beside the markup that they dress (ARCHITECTURE.md). Prints one line a violation, the file first, and
 * ends with 1 where there is any: a class of a module that no markup uses, one that markup uses and the module hasn't,
 * two modules of one name, and markup of a feature that wears another feature's module.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import postcss from 'postcss';
import { cssModules } from './css-modules.ts';

export interface TextFile {
  /** From the root of the repository, with slashes. */
  path: string;
  text: string;
}

const moduleEnd = '.module.css';
const importOfModule = /import (?<name>\w+) from '(?<from>[^']+\.module\.css)'/g;
const localClass = /:global\([^()]*\)|\.(?<name>-?[a-z_][\w-]*)/gi;

/** What is wrong with these style sheets and what wears them, one sentence each. */
export function violations(files: TextFile[]): string[] {
  const modules = files.filter(({ path }) => path.endsWith(moduleEnd));
  const worn = files.flatMap(wornIn);
  return [
    ...modules.flatMap((module) => unworn(module, worn)),
    ...worn.flatMap((use) => unknown(use, modules)),
    ...worn.flatMap(foreign),
    ...namedTwice(modules),
  ];
}

interface Use {
  wearer: string;
  module: string;
  /** In the spelling of scripts. */
  names: string[];
}

function wornIn({ path, text }: TextFile): Use[] {
  if (!/\.tsx?$/.test(path) || /\.test\./.test(path)) return [];
  return [...text.matchAll(importOfModule)].map(({ groups }) => {
    const { name = '', from = '' } = groups ?? {};
    const module = from.startsWith('#/') ? `src/${from.slice(2)}` : normalize(join(dirname(path), from));
    const names = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);
    return { wearer: path, module, names };
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

function unworn({ path, text }: TextFile, worn: Use[]): string[] {
  const used = new Set(worn.filter(({ module }) => module === path).flatMap(({ names }) => names));
  return [...classesOf(text)]
    .filter((name) => !used.has(camelCase(name)))
    .map((name) => `${path}: no markup wears .${name}`);
}

function unknown({ wearer, module, names }: Use, modules: TextFile[]): string[] {
  const text = modules.find(({ path }) => path === module)?.text ?? '';
  const known = new Set([...classesOf(text)].map(camelCase));
  return names
    .filter((name) => !known.has(name))
    .map((name) => `${wearer}: ${basename(module)} has no class for .${name}`);
}

function foreign({ wearer, module }: Use): string[] {
  const feature = /^src\/features\/[^/]+\//.exec(wearer)?.[0];
  return feature && !module.startsWith(feature) ? [`${wearer}: wears ${module}, which is another's`] : [];
}

function namedTwice(modules: TextFile[]): string[] {
  const sheets = new Map<string, string>();
  return modules.flatMap(({ path }) => {
    const name = cssModules.generateScopedName('root', path);
    const other = sheets.get(name);
    sheets.set(name, path);
    return other ? [`${path}: ${other} gives its classes the same name`] : [];
  });
}

function* filesUnder(root: string, folder: string): Generator<TextFile> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesUnder(root, path);
    else if (/\.(tsx?|css)$/.test(path)) yield { path, text: readFileSync(join(root, path), 'utf8') };
  }
}

if (import.meta.main) {
  const found = violations([...filesUnder(join(import.meta.dirname, '..'), 'src')]);
  for (const line of found) console.error(line);
  console.log(`${found.length} violations of the styles`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
