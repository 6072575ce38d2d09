/** The direction of imports over the whole tree, test files left out; ESLint says the same at the line. */
const only = (from, to, comment) => ({
  name: `${from}-knows-only`,
  severity: 'error',
  comment,
  from: { path: `^${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(contract|machines|workers|src|console|server|tests|scripts)/', pathNot: to },
})

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'a cycle, of types too, has no first file to read',
      from: {},
      to: { circular: true },
    },
    only('contract', '^contract/', 'the wire knows nothing'),
    only('machines', '^(machines|contract)/', 'flows know the contract alone'),
    only(
      'workers',
      '^(?:(?:workers|contract|src/storage|src/api/signing|src/clock)/|src/outbox/(?:[\\w-]+/[\\w-]+-change|changed-visit)\\.ts$)',
      'workers know stores, signing and what waits to be sent, nothing with React or the DOM',
    ),
    only('server', '^(server|contract)/', 'the server never imports the app'),
    only('src', '^(src|contract|machines|workers/outbox)/', 'the app never imports the server'),
    only(
      'console',
      '^(console|contract|scripts/vite|src/(ui|theme|i18n))/',
      'the console takes the look of the app, and nothing of patients',
    ),
    {
      name: 'domain-knows-no-http',
      severity: 'error',
      comment: 'jobs, offers, commands and the console call the domain as routes do',
      from: {
        path: '^server/(domain|directory|messages|social|payments|tenants/(fields|drafts|versions))/',
        // What puts payments into the server, and the page of the demo's provider.
        pathNot: '\\.test\\.ts$|^server/payments/(plugin\\.ts|sandbox/)',
      },
      to: {
        path: '^server/(services|console|operations|plugins|web|jobs|calendar|client-errors|demo|demo-inbox|app|main)[/.]|node_modules/@?fastify',
      },
    },
    {
      name: 'fields-know-no-history',
      severity: 'error',
      comment: 'drafts and versions both stand on the fields of a file',
      from: { path: '^server/tenants/fields/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(tenants/(drafts|versions)/|db/(?!schema/))' },
    },
    {
      name: 'versions-know-no-draft',
      severity: 'error',
      comment:
        'what patients saw is kept whether or not anybody has a draft; storing it settles what a draft says of it',
      from: { path: '^server/tenants/versions/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/tenants/drafts/(?!settle-draft\\.ts$)' },
    },
    {
      name: 'db-knows-nobody',
      severity: 'error',
      comment: 'the database is opened without the server',
      from: { path: '^server/db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(?!db/)|node_modules/fastify' },
    },
    {
      name: 'pages-apart',
      severity: 'error',
      comment: 'a page never imports another page',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/([^/]+)/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'calls-with-their-page',
      severity: 'error',
      comment: 'only who goes to a visit by video loads the code of a call',
      from: {
        path: '^(src|console|workers)/',
        pathNot: '^src/(pages/telemedicine|features/(captions|device-check|room-chat|video-room))/',
      },
      to: { path: '^src/features/(captions|device-check|room-chat|video-room)/' },
    },
    {
      name: 'app-is-the-root',
      severity: 'error',
      comment: 'what puts the app together is imported by nobody',
      from: { path: '^src/(?!app/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/app/' },
    },
    {
      name: 'shell-under-pages',
      severity: 'error',
      comment: 'pages bring a bar of the shell; the shell, and what pages share, know none of them',
      from: { path: '^src/(shell|features|ui)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/pages/' },
    },
    {
      name: 'features-under-the-shell',
      severity: 'error',
      comment: 'a feature knows no shell',
      from: { path: '^src/(features|ui|routes|queries)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/shell/' },
    },
    {
      name: 'context-is-below',
      severity: 'error',
      comment: 'everyone stands on the context: it stands on words, calls and contract alone',
      from: { path: '^src/(context|page-load)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/', pathNot: '^src/(context|page-load|api|i18n|theme)/' },
    },
    {
      name: 'features-from-outside',
      severity: 'error',
      comment: 'the parts of a feature are its own (src/features/README.md)',
      from: { path: '^(src/(?!features/)|machines/|workers/)' },
      to: { path: '^src/features/.+/parts/' },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'the parts of a feature are its own (src/features/README.md)',
      from: { path: '^src/features/([^/]+)' },
      to: { path: '^src/features/.+/parts/', pathNot: '^src/features/$1/' },
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
