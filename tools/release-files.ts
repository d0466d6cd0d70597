/** The files of a release: what a machine needs to run the site, and nothing that is only needed to build it. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { licenceList } from './licences.ts';
import { serverPackages } from './server-packages.ts';
import { nodePath, releaseFile, root, serverEnvironment, serverFlags } from './toolchain.mjs';

/** The version of a release, and the kind of machine that it runs on. No other kind can run the machine code in the release. */
export interface Release {
  version: string;
  /** The first characters of the digest of the files that the build reads (stamp.mjs). */
  build: string;
  platform: string;
  arch: string;
  node: string;
}

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Files of packages that only people and compilers read. A release contains only the licences among them. */
const notNeeded = /\.(map|md|markdown|d\.[cm]?ts|d\.ts\.map|flow)$/;

export function describeRelease(): Release {
  const node = spawnSync(nodePath(), ['--version'], { encoding: 'utf8' }).stdout.trim();
  return {
    version: readManifest(root).version,
    build: readFileSync(join(root, 'dist', 'server', '.stamp'), 'utf8').slice(0, 8),
    platform: process.platform,
    arch: process.arch,
    node,
  };
}

/** The name of the archive, and of the folder in it, so that releases can be unpacked side by side. */
export const releaseName = ({ version, build, platform, arch }: Release): string =>
  `kursu-${version}-${build}-${platform}-${arch}`;

/** Copies the files of a release into an empty folder, by hard links if possible. Nothing is compiled or downloaded. */
export function layOut(folder: string, release: Release): void {
  for (const path of ['dist/server', 'migrations', 'deploy']) copyTree(join(root, path), join(folder, path));
  for (const path of ['README.md', 'docs/operation.md']) copyFile(join(root, path), join(folder, path));
  for (const name of ['start.mjs', 'node.mjs', 'toolchain.mjs', 'stamp.mjs', 'builds.mjs', 'leash.mjs'])
    copyFile(join(root, 'tools', name), join(folder, 'tools', name));
  for (const path of packageFolders()) copyPackage(path, folder);
  copyNode(folder);
  writeFileSync(join(folder, 'package.json'), packageJson());
  writeFileSync(join(folder, 'LICENCES.txt'), licenceList());
  writeFileSync(join(folder, releaseFile), `${JSON.stringify(release, undefined, 2)}\n`);
  if (release.platform === 'win32') return;
  writeFileSync(join(folder, 'kursu'), commandScript());
  chmodSync(join(folder, 'kursu'), 0o755);
}

function packageFolders(): Set<string> {
  const found = new Set<string>();
  const visit = (name: string, from: string, isOptional: boolean) => {
    const folder = findPackage(name, from);
    if (folder === undefined) {
      if (isOptional) return;
      throw new Error(`${name} is not installed: run npm install`);
    }
    const path = relative(root, folder);
    if (found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = readManifest(folder);
    for (const dependency of Object.keys(dependencies))
      visit(dependency, folder, dependency in optionalDependencies);
    // Optional packages for other kinds of machines are not installed, so they may be missing.
    for (const dependency of Object.keys(optionalDependencies)) visit(dependency, folder, true);
  };
  for (const name of serverPackages) visit(name, root, false);
  return found;
}

/** Resolves a package as Node.js does: in the node_modules of this folder and of those above it. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; folder.startsWith(root.replace(/[/\\]$/, '')); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
  }
  return undefined;
}

const copyPackage = (path: string, folder: string) =>
  copyTree(
    join(root, path),
    join(folder, path),
    (name) => name !== 'node_modules' && (!notNeeded.test(name) || /licen[cs]e/i.test(name)),
  );

/** Puts the Node.js that runs this script into the release, so that none has to be installed where it runs. */
function copyNode(folder: string): void {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const target = join(folder, 'node_modules', 'node', 'bin', program);
  copyFile(realpathSync(nodePath()), target);
  chmodSync(target, 0o755);
  const licence = join(
    root,
    `node_modules/node/node_modules/node-${process.platform}-${process.arch}/LICENSE`,
  );
  if (existsSync(licence)) copyFile(licence, join(folder, 'node_modules', 'node', 'LICENSE'));
}

function copyTree(from: string, to: string, isWanted = (_: string) => true): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target, isWanted);
    else if (entry.isFile()) copyFile(source, target);
  }
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

const only = (names: readonly string[], entries: Record<string, string>) =>
  Object.fromEntries(names.map((name) => [name, entries[name]]));

/** The package.json of a release: the scripts that work there, and the server's packages only. */
function packageJson(): string {
  const whole = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { name, version, description, license, type, engines, scripts, dependencies } = whole;
  const document = {
    name,
    version,
    private: true,
    description,
    license,
    type,
    engines,
    scripts: only(['start', 'doctor', 'backup', 'restore', 'update', 'move', 'cli'], scripts),
    dependencies: only(serverPackages, dependencies),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/**
 * The shell script `kursu`, which starts the site or runs a command with the release's Node.js. By `exec` the server replaces
 * the shell, so that signals reach the server itself.
 */
function commandScript(): string {
  const settings = Object.entries(serverEnvironment).map(([name, value]) => `: "\${${name}:=${value}}"`);
  return `#!/bin/sh
# ./kursu               starts the site
# ./kursu doctor        checks it
# ./kursu backup FILE   backs it up; "./kursu restore FILE" brings it back
# ./kursu update FILE   puts a new release in its place
# ./kursu move URL      moves it to another database
# ./kursu COMMAND ...   runs a command of the owner; "./kursu help" lists them
# Settings are environment variables. Those that are not set come from the file that KURSU_ENV names, or /etc/kursu.env.
set -eu
cd -- "$(dirname -- "$(readlink -f -- "$0")")"
${settings.join('\n')}
export ${Object.keys(serverEnvironment).join(' ')}
case "\${1-}" in
  '') program=main ;;
  doctor | backup | restore | move | update) program=$1 && shift ;;
  *) program=cli ;;
esac
set -- ${serverFlags.join(' ')} "dist/server/$program.js" "$@"
file=\${KURSU_ENV:-/etc/kursu.env}
if [ -r "$file" ]; then
  set -- "--env-file=$file" "$@"
elif [ -e "$file" ]; then
  echo "$(id -un) may not read the settings in $file" >&2
  exit 1
fi
exec node_modules/node/bin/node "$@"
`;
}
