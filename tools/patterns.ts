/**
 * Checks the regular expressions of the sources. An expression that takes more than linear time could stop the whole process on a
 * long hostile text. Prints one line per such expression that is not excepted, and per exception that is not needed, and exits
 * with 1 if there is any.
 */
import { analyse } from 'scslre';
import ts from 'typescript6';
import { pathsIn, readFile, report } from './sources.ts';

/** Files and folders that are excepted, with the reason: the text is short or harmless, or nobody else has to wait. */
const allowed: Record<string, string> = {
  'src/platform/reading/': 'runs in a process of its own with limited time',
  'src/owner/editor/': 'runs in the browser, on what its user has typed or pasted',
  'src/owner/items/form/': 'runs in the browser, on what its user has typed or pasted',
  'src/features/privacy/ui/admin/person-search.tsx': 'runs in the browser, on what its user has typed',
  'src/features/catalogue/ui/training-section.tsx': 'a number of weeks',
  'src/features/articles/rules.ts': 'sanitised HTML, in which every < begins a tag',
  'src/owner/items/item.ts': 'sanitised HTML, in which every < begins a tag',
  'src/ui/unbroken.tsx': 'sanitised HTML, in which every < begins a tag',
  'src/platform/translation/markup.ts': 'sanitised HTML, in which every < begins a tag',
  'src/features/import/rules.ts': 'an excerpt',
  'src/ui/excerpt.ts': 'an excerpt',
  'src/features/profile/rules.ts': 'a figure',
  'src/features/mail-settings/queries.ts': 'an address from the settings',
  'src/main/env.ts': 'a setting',
  'src/platform/i18n/whatsapp.ts': 'a text of the catalogues',
  'src/platform/mail/addresses.ts': 'a name of at most 60 characters',
  'src/platform/mail/mailbox-of.ts': 'a mail address',
  'src/web/discovery/sharing/fonts.ts': 'the name of a file of the build',
};

export function slowPatterns(path: string, text: string): { line: number; pattern: string }[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: { line: number; pattern: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && isSlow(node.text))
      found.push({
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        pattern: node.text,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isSlow(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
  return reports.length > 0;
}

if (import.meta.main) {
  const unused = new Set(Object.keys(allowed));
  const faults = [...pathsIn('src')]
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|gen)\./.test(path))
    .flatMap((path) =>
      slowPatterns(path, readFile(path).text).flatMap(({ line, pattern }) => {
        const exception = Object.keys(allowed).find((each) => path.startsWith(each));
        if (exception === undefined) return [`${path}:${line}: ${pattern} may take more than linear time`];
        unused.delete(exception);
        return [];
      }),
    );
  const exceptions = [...unused].map((each) => `tools/patterns.ts: the exception ${each} is not needed`);
  report([...faults, ...exceptions], 'slow regular expressions');
}
