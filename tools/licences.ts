/** The licences of the product's packages: the check of `npm run check`, and the list that a release carries. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './sources.ts';
import { root } from './toolchain.mjs';

/** An entry of package-lock.json. */
export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  /** Whether tools need the package, and packages of the product need it only optionally. */
  devOptional?: boolean;
}

/** Licences that require only a notice, or only the source of the licensed files themselves. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  'MPL-2.0',
  'PSF-2.0',
]);

/** Packages with another licence, whose conditions are met by the way in which the product uses them. */
const exceptions: readonly [name: RegExp, licence: string][] = [
  // A native library. It is a package of its own, so that whoever runs the product can replace it, as the licence demands.
  [/^@img\/sharp-(libvips-|win32-|wasm32)/, 'LGPL-3.0-or-later'],
  // A table of holidays. Its licence demands that the source is named; the list of licences in a release does so.
  [/^date-holidays$/, 'CC-BY-3.0'],
];

/** Further licences of packages that only tools use. At present only a table of data that the build reads has one. */
const allowedInTools = new Set(['CC-BY-4.0']);

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Whether an SPDX expression can be met: one side of each OR, both sides of each AND. */
export function isMet(expression: string, isAllowed: (licence: string) => boolean): boolean {
  const text = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(text)) return false;
  return text.split(' OR ').some((one) => one.split(' AND ').every((part) => isAllowed(part.trim())));
}

export const licenceFaults = (packages: Record<string, LockedPackage>): string[] =>
  Object.entries(packages).flatMap(([path, { license = 'none', dev = false }]) => {
    if (path === '') return [];
    const name = nameOf(path);
    const isAllowed = (licence: string) =>
      allowed.has(licence) ||
      (dev && allowedInTools.has(licence)) ||
      exceptions.some(([pattern, excepted]) => licence === excepted && pattern.test(name));
    return isMet(license, isAllowed) ? [] : [`${name}: its licence is ${license}`];
  });

const lockedPackages = (): Record<string, LockedPackage> =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

const licenceFiles = (folder: string): string[] =>
  readdirSync(folder).filter(
    (file) => /^(licen[cs]e|copying|notice)/i.test(file) && !/\.(js|ts|json)$/.test(file),
  );

/** The text with which a release names the packages it contains: name, version, licence, and the licence's text. */
export function licenceList(): string {
  const shipped = Object.entries(lockedPackages())
    .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional && existsSync(join(root, path)))
    .sort(([one], [other]) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const line = '-'.repeat(100);
  const parts = shipped.map(([path, { version = '', license = '' }]) => {
    const folder = join(root, path);
    const texts = licenceFiles(folder).map((file) => readFileSync(join(folder, file), 'utf8').trim());
    return [line, `${nameOf(path)} ${version}: ${license}`, ...texts].join('\n\n');
  });
  return `The packages of this release and their licences. Fonts: see the texts beside them (dist/server/client/fonts).\n\n${parts.join('\n\n')}\n`;
}

if (import.meta.main)
  report(licenceFaults(lockedPackages()), "packages with a licence that this product can't use");
