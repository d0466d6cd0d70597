/**
 * Checks the structure (ARCHITECTURE.md): which files a feature may have, how files are named, how long they are. Prints one
 * line per violation, the file first, and exits with 1 if there is any.
 */
import { locales } from '../src/platform/i18n/locale.ts';
import { pathsIn, readFile, report } from './sources.ts';

export interface SourceFile {
  /** From the root of the repository, with slashes. */
  path: string;
  lines: number;
}

const maxLines = 300;
const name = '[a-z0-9]+(-[a-z0-9]+)*';
const noun = /^src\/features\/([^/]+)\/(.+)$/;

/** The files that a feature's folder may contain, besides `things`; a test is placed beside what it tests. */
const vocabulary = [
  '(item|rules|table|jobs)\\.ts',
  // Files with `admin-` are the owner's side of a feature, which visitors never load.
  `(admin-)?(${name}-)?(contract|queries|routes|client)\\.ts`,
  'record\\.tsx',
  `commands/${name}\\.ts`,
  `mails/${name}\\.tsx`,
  `copy/(index|((admin|mails|notice)/)?(${locales.join('|')}|all))\\.ts`,
  `ui/(admin/)?${name}\\.(tsx?|module\\.css)`,
  `((commands|mails|copy|ui|ui/admin)/)?${name}\\.test\\.tsx?`,
].map((form) => new RegExp(`^${form}$`));

/** Further files of features, each named for the one thing that it does; only those listed here are allowed. */
const things: Record<string, readonly string[]> = {
  booking: ['caps', 'holds'],
  balances: ['ledger'],
  catalogue: ['fact-texts'],
  cohorts: ['seats'],
  health: ['alert', 'facts'],
  languages: ['followed-languages'],
  identity: [
    'attempt-counters',
    'authentication',
    'browser-name',
    'identity',
    'known-browser',
    'passkeys',
    'password',
    'priority-queue',
    'proven-session',
    'second-step',
  ],
  'mail-settings': ['domain'],
  privacy: ['notices-in-force', 'person-file'],
  look: ['oklch', 'palette', 'pairings.gen'],
  schedule: ['holiday-names', 'turkish-holidays'],
  'own-calendar': ['merge', 'sync'],
  profile: ['contact-fields', 'samples', 'search-texts'],
};

const kebab = new RegExp(`^${name}(\\.(test|spec|shot|gen|config|d|module))?\\.[a-z0-9]+$`);
/** Files whose names need not be kebab-case. Those of routes are addresses, in which the router gives $, _ and dots a meaning. */
const freelyNamed = /^(src\/web\/routes|content)\//;
const generated = /\.gen\.ts$/;
const vague = /^(utils?|helpers?|misc|common|managers?)$/;
const prose = /^(content\/|src\/.*\bcopy\/)|\.gen\.(ts|css)$/;
const code = /\.(tsx?|mts|mjs|css)$/;

export const violations = (files: SourceFile[]): string[] =>
  files.flatMap((file) => [...vocabularyOf(file), ...namingOf(file), ...lengthOf(file)]);

function vocabularyOf({ path }: SourceFile): string[] {
  if (!path.startsWith('src/features/')) return [];
  const [, feature, rest] = noun.exec(path) ?? [];
  if (feature === undefined || rest === undefined)
    return [`${path}: src/features holds only folders, one for each noun`];
  const misnamed = new RegExp(`^${name}$`).test(feature)
    ? []
    : [`${path}: a feature's folder is a noun in kebab-case`];
  const isThing = things[feature]?.some((thing) => rest === `${thing}.ts`) ?? false;
  if (isThing || vocabulary.some((form) => form.test(rest))) return misnamed;
  return [...misnamed, `${path}: not a file that a feature may have (ARCHITECTURE.md, "A feature's files")`];
}

function namingOf({ path }: SourceFile): string[] {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const found: string[] = [];
  if (!freelyNamed.test(path) && !kebab.test(file) && !generated.test(path))
    found.push(`${path}: file names are kebab-case`);
  const words = path.startsWith('src/') ? [...parts.slice(0, -1), ...file.split(/[.-]/)] : [];
  const vagueWord = words.find((word) => vague.test(word));
  if (vagueWord !== undefined) found.push(`${path}: "${vagueWord}" says nothing; name it after what it does`);
  return found;
}

function lengthOf({ path, lines }: SourceFile): string[] {
  if (prose.test(path) || !code.test(path) || lines <= maxLines) return [];
  return [`${path}: ${lines} lines, ${maxLines} at most; one idea a file`];
}

if (import.meta.main) {
  const paths = ['src', 'tests', 'tools', 'bench', 'content'].flatMap((folder) => [...pathsIn(folder)]);
  const files = paths
    .map(readFile)
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));
  report(violations(files), 'violations of the vocabulary');
}
