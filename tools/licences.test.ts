import { expect, test } from 'vitest';
import { isMet, licenceFaults, licenceList } from './licences.ts';

const isFree = (licence: string) => ['MIT', 'Apache-2.0'].includes(licence);

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['(MIT AND (GPL-3.0-only OR X))', false],
])('Given the licence %s, then whether it can be met is %s', (licence, met) => {
  expect(isMet(licence, isFree)).toBe(met);
});

test('Given packages, then those with a licence that the product can’t use are named', () => {
  const packages = {
    '': {},
    'node_modules/free': { license: 'MIT' },
    'node_modules/copyleft': { license: 'AGPL-3.0-only' },
    'node_modules/a/node_modules/@b/nameless': {},
    'node_modules/@img/sharp-libvips-linux-x64': { license: 'LGPL-3.0-or-later' },
    'node_modules/other-library': { license: 'LGPL-3.0-or-later' },
    'node_modules/table': { license: 'CC-BY-4.0', dev: true },
    'node_modules/shipped-table': { license: 'CC-BY-4.0' },
  };
  expect(licenceFaults(packages)).toEqual([
    'copyleft: its licence is AGPL-3.0-only',
    '@b/nameless: its licence is none',
    'other-library: its licence is LGPL-3.0-or-later',
    'shipped-table: its licence is CC-BY-4.0',
  ]);
});

test('Given a release, then its list holds each package with the text of its licence, and no tool', () => {
  const list = licenceList();
  expect(list).toMatch(/\nreact \d+\.\d+\.\d+: MIT\n\nMIT License/);
  expect(list).toContain('@simplewebauthn/server 14.0.3: MIT');
  expect(list).not.toMatch(/\nvitest \d/);
});
