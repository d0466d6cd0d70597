/**
 * Which layer may import which (ARCHITECTURE.md): main → web, api → features → published → owner → ui, platform. From api and
 * main, `web` may import only types. Tests may import whatever they test, so they are not checked. Here an import of a type
 * counts like any other; .dependency-cruiser.client.mjs checks what the browser really loads.
 */
const types = ['type-only', 'type-import'];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const direction = [
  {
    name: 'ui-knows-only-ui',
    comment: 'The design system may import only itself, and languages and time of the platform.',
    severity: 'error',
    from: { path: '^src/ui/' },
    to: { path: '^(src|content)/', pathNot: '^src/(ui|platform/(i18n|time))/' },
  },
  {
    name: 'platform-knows-only-platform',
    comment: 'The platform knows no feature, no page and no design system.',
    severity: 'error',
    from: { path: '^src/platform/' },
    to: { path: '^(src|content)/', pathNot: '^src/platform/' },
  },
  {
    name: 'owner-knows-no-feature',
    comment: "The owner's layer knows the design system and the platform; features stand on it.",
    severity: 'error',
    from: { path: '^src/owner/' },
    to: { path: '^(src|content)/', pathNot: '^src/(owner|ui|platform)/' },
  },
  {
    name: 'published-knows-no-feature',
    comment: 'src/published may import only owner/items and the platform, because features build on it.',
    severity: 'error',
    from: { path: '^src/published/' },
    to: { path: '^(src|content)/', pathNot: '^src/(published|owner/items|platform)/' },
  },
  {
    name: 'platform-has-no-components',
    comment: 'In the platform, only platform/mail may import React.',
    severity: 'error',
    from: { path: '^src/platform/', pathNot: '^src/platform/mail/' },
    to: { path: 'node_modules/(react|react-dom|@tanstack)/' },
  },
  {
    name: 'features-know-nothing-above',
    comment: 'A feature is used by web, api and main; it knows none of them.',
    severity: 'error',
    from: { path: '^src/features/' },
    to: { path: '^src/(main|web|api)/' },
  },
  {
    name: 'api-knows-no-page',
    comment: 'The API knows features and platform, never pages, the design system or the composition.',
    severity: 'error',
    from: { path: '^src/api/' },
    to: { path: '^src/(main|web|ui)/' },
  },
  {
    name: 'web-knows-api-by-type-only',
    comment:
      'Pages ask the API through its typed client: import the types of api and main, never their code.',
    severity: 'error',
    from: { path: '^src/web/' },
    to: { path: '^src/(main|api)/', dependencyTypesNot: types },
  },
  {
    name: 'content-is-data',
    comment: 'Demo content may import types of the product, but no code.',
    severity: 'error',
    from: { path: '^content/' },
    to: { path: '^(src|tests|tools|bench)/', dependencyTypesNot: types },
  },
  {
    name: 'product-knows-no-tool',
    comment: 'Nothing in src or content imports from tests, tools or bench.',
    severity: 'error',
    from: { path: '^(src|content)/' },
    to: { path: '^(tests|tools|bench)/' },
  },
];

const contractOrQueries = '^src/features/[^/]+/[a-z-]*(contract|queries)\\.ts$';

/** The features that write to a table of another feature within their own transaction, each with the file it uses for this. */
const writers = {
  booking: '^src/features/balances/ledger\\.ts$',
  waiting: '^src/features/booking/holds\\.ts$',
};

/**
 * @param {string} name
 * @param {string} features
 * @param {string[]} may
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const meetsOthersAt = (name, features, may) => ({
  name,
  comment:
    'A feature uses another one only through its contract.ts or queries.ts, booking also the ledger, waiting also holds.',
  severity: 'error',
  from: { path: `^src/features/(${features})/`, pathNot: '^src/features/[^/]+/table\\.ts$' },
  to: { path: '^src/features/', pathNot: ['^src/features/$1/', contractOrQueries, ...may] },
});

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const neighbours = [
  meetsOthersAt(
    'features-meet-at-contract-or-queries',
    `(?!(?:${Object.keys(writers).join('|')})/)[^/]+`,
    [],
  ),
  ...Object.entries(writers).map(([feature, file]) =>
    meetsOthersAt(`${feature}-writes-to-one-neighbour`, feature, [file]),
  ),
  {
    name: 'tables-meet-at-tables',
    comment:
      "A table may name another feature's table (foreign keys), contract or queries; nothing else of it.",
    severity: 'error',
    from: { path: '^src/features/([^/]+)/table\\.ts$' },
    to: {
      path: '^src/features/',
      pathNot: ['^src/features/$1/', '^src/features/[^/]+/(table|[a-z-]*(contract|queries))\\.ts$'],
    },
  },
  {
    name: 'no-circle',
    comment: 'No file reaches itself again, not even by types.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-circle-of-features',
    comment: 'Two features must not import each other: join them, or move what both need into a third.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^src/features/([^/]+)$' },
    to: { path: '^src/features/[^/]+$', circular: true },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const packages = [
  {
    name: 'imports-resolve',
    comment: 'The import leads nowhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-development-package-in-product',
    comment: 'What the product runs is a dependency, not a devDependency.',
    severity: 'error',
    from: { path: '^(src|content)/', pathNot: '^src/main/dev\\.ts$' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: types, pathNot: 'node_modules/@types/' },
  },
  {
    name: 'one-client-of-the-api',
    comment: 'Hono puts parameters into addresses as they are; typed-client.ts encodes them.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/platform/http-client/typed-client\\.ts$' },
    to: { path: 'node_modules/hono/dist/client/' },
  },
  {
    name: 'no-undeclared-package',
    comment: 'The package works by accident: it is in no section of package.json.',
    severity: 'error',
    from: { path: '^(src|content|tools|bench)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...direction, ...neighbours, ...packages],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(dist|data|public)/', '\\.test\\.tsx?$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};
