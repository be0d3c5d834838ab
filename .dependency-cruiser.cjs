const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const FEATURE = '^(server|web)/src/features/([^/]+)/';
const TESTS = ['[.]test[.]tsx?$', '^(server|web)/test/'];

/** Who may import whom. The reasons stand in docs/architecture.md. */
module.exports = {
  forbidden: [
    rule('no-cycle', 'imports form a tree, type imports included', {}, { circular: true }),
    rule(
      'contract-stands-alone',
      'the contract imports zod and itself',
      { path: '^contract/', pathNot: TESTS },
      { pathNot: ['^contract/', 'node_modules/zod/'] },
    ),
    rule('web-and-server-apart', 'they meet in the contract only', { path: '^(server|web)/' }, { path: '^(server|web)/', pathNot: '^$1/' }),
    rule(
      'features-meet-at-the-index',
      'another feature is opened by its index',
      { path: FEATURE },
      { path: '^$1/src/features/', pathNot: ['^$1/src/features/$2/', '^$1/src/features/[^/]+/index[.]ts$'] },
    ),
    rule(
      'own-index-is-for-others',
      'inside a feature import the file, not the index',
      { path: FEATURE, pathNot: ['index[.]ts$', ...TESTS] },
      { path: '^$1/src/features/$2/index[.]ts$' },
    ),
    rule(
      'routes-are-for-app',
      'only app/ mounts routes',
      { pathNot: ['^(server|web)/src/app/', ...TESTS] },
      { path: '/features/[^/]+/(public-)?routes[.]tsx?$' },
    ),
    rule(
      'platform-by-its-index',
      'a platform folder is opened by its index',
      { path: '^server/src/(features|app)/', pathNot: TESTS },
      { path: '^server/src/platform/', pathNot: '/index[.]ts$' },
    ),
    rule(
      'platform-below-features',
      'the shared floor knows no feature',
      { path: '^server/src/(platform|db)/', pathNot: TESTS },
      { path: '^server/src/(features|app)/' },
    ),
    rule(
      'ui-and-lib-below-features',
      'the shared floor knows no feature',
      { path: '^web/src/(ui|lib)/', pathNot: TESTS },
      { path: '^web/src/(features|app)/' },
    ),
    rule(
      'nothing-imports-app',
      'app/ is the top',
      { pathNot: ['^(server|web)/src/app/', '^server/src/(main|commands/)', '^web/src/main[.]tsx$', ...TESTS] },
      { path: '^(server|web)/src/app/' },
    ),
    rule(
      'only-the-platform-sees-the-driver',
      'features ask through platform/db',
      { path: '^server/src/(features|app)/', pathNot: TESTS },
      { path: 'node_modules/postgres/' },
    ),
    rule(
      'rules-are-pure',
      'the contract, platform/errors, platform/words, types of others and nothing else',
      { path: '^server/src/features/[^/]+/rules/', pathNot: TESTS },
      {
        pathNot: ['^server/src/features/[^/]+/rules/', '^contract/', '^server/src/platform/(errors|words)/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'identity-at-the-bottom',
      'identity uses no other feature',
      { path: '^(server|web)/src/features/identity/', pathNot: TESTS },
      { path: '^(server|web)/src/features/', pathNot: '/features/identity/' },
    ),
    rule(
      'assistant-at-the-top',
      'no feature uses the assistant or the dashboard',
      { path: '^(server|web)/src/features/', pathNot: ['/features/(assistant|dashboard)/', ...TESTS] },
      { path: '/features/(assistant|dashboard)/' },
    ),
    rule(
      'visitors-without-mantine',
      'the frame of pages before signing in has no Mantine: its parts fail there',
      { path: '^web/src/app/visitor-screens[.]ts$' },
      { path: '^web/src/ui/(layout|tabs|menu|palette)[.]tsx$', reachable: true },
    ),
    rule(
      'mantine-behind-ui',
      'only web/src/ui imports the library',
      { path: '^web/src/', pathNot: '^web/src/ui/' },
      { path: 'node_modules/@mantine/' },
    ),
    rule('no-unresolved', 'every import is found', {}, { couldNotResolve: true }),
    rule('no-orphan', 'every file is reached', { orphan: true, pathNot: ['[.]d[.]ts$', '[.]config[.]', '[.]mjs$'] }, {}),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
