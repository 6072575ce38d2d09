/** The direction of imports over the whole tree, test files left out; ESLint says the same at the line. */
const only = (from, to, comment) => ({
  name: `${from}-knows-only`,
  severity: 'error',
  comment,
  from: { path: `^${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(contract|machines|workers|src|server|tests|scripts)/', pathNot: to },
})

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'a cycle has no first file to read',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('contract', '^contract/', 'the wire knows nothing'),
    only('machines', '^(machines|contract)/', 'flows know the contract alone'),
    only(
      'workers',
      '^(workers|contract|src/storage|src/api/signing|src/clock)/',
      'workers know stores and signing, nothing with React or the DOM',
    ),
    only('server', '^(server|contract)/', 'the server never imports the app'),
    only('src', '^(src|contract|machines|workers/outbox)/', 'the app never imports the server'),
    {
      name: 'pages-apart',
      severity: 'error',
      comment: 'a page never imports another page',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/([^/]+)/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'only-api-knows-the-clients',
      severity: 'error',
      comment: 'only src/api knows axios and algoliasearch',
      from: { path: '^src/', pathNot: '^src/api/' },
      to: { path: 'node_modules/(axios|algoliasearch)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
}
