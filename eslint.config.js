import js from '@eslint/js'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { makeNoDateFormat, readNoIntlText } from './scripts/lint/intl-is-for-reading.mjs'
import { readNoDeviceClock } from './scripts/lint/one-clock.mjs'

/** Imports go one way (docs/architecture.md). `regex`, not `group`: in a gitignore-style group a leading # is a comment. */
const layer = (folder, ...forbidden) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.ts', '**/*.test.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: '^\\.\\./\\.\\./', message: 'use an alias instead of climbing' },
          { regex: `^(${forbidden.join('|')})`, message: `${folder}/ may not import this` },
        ],
      },
    ],
  },
})

/** Global scopes that do not exist where the code runs. */
const noGlobals = (folder, ...names) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.ts', '**/*.test.tsx'],
  rules: { 'no-restricted-globals': ['error', ...names] },
})

/** A page is judged when nothing in it moves. */
const axeIsCalledInOnePlace = [
  {
    name: 'axe-core',
    message: 'take expectAccessible of tests/e2e/support/accessible.ts: it waits until nothing moves',
  },
]

/** Rules that read types are oxlint's (.oxlintrc.types.json), and so are those of React (.oxlintrc.react.json). */
export default tseslint.config(
  {
    ignores: [
      'build/',
      'docs/examples/',
      'data/',
      'node_modules/',
      'server/db/migrations/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-console': 'error',
      // Playwright reads from the pattern which fixtures one needs: none has to be written.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // An import of types alone would still load its module, with all that it imports.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', ...readNoIntlText],
    },
  },
  {
    // Tables may be longer: messages, schemas of answers, the demonstration.
    ignores: ['**/*.messages.ts', 'contract/{account,directory,tenant}.ts', 'server/{demo,web/demo-map}/**'],
    rules: { 'max-lines': ['error', 300] },
  },
  {
    files: ['contract/**/*.ts', '{src,console}/**/*.{ts,tsx}', 'workers/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'contract/wall-clock.ts', 'src/i18n/**'],
    rules: { 'no-restricted-syntax': ['error', ...readNoIntlText, makeNoDateFormat] },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'workers/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'src/clock/**', 'src/i18n/**'],
    rules: { 'no-restricted-syntax': ['error', ...readNoIntlText, makeNoDateFormat, ...readNoDeviceClock] },
  },
  {
    files: ['src/i18n/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...readNoIntlText, ...readNoDeviceClock] },
  },
  {
    // A pattern that looks at the same text again and again is slow with the square of its length, or worse.
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
    },
  },
  {
    // What stood before this rule is counted in eslint-suppressions.json; `npx eslint --prune-suppressions .` takes out what is gone.
    files: ['{contract,machines,workers,src,console,server}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  layer('contract', '#(machines|workers|src|console|server)/', 'react', 'fastify', 'axios'),
  layer('machines', '#(src|workers|console|server)/', 'react', 'axios', '@xstate/react'),
  layer(
    'workers',
    '#(machines|console|server)/',
    '#src/(?!storage/|api/signing/|clock/|outbox/[\\w-]+/[\\w-]+-change)',
    'react',
    'axios',
  ),
  layer('server', '#(src|machines|workers|console)/', 'react', 'axios'),
  layer('server/db', '#(src|machines|workers|console)/', '#server/(?!db/)', 'react', 'axios', 'fastify'),
  ...['domain', 'directory', 'messages', 'social', 'tenants/fields', 'tenants/drafts', 'tenants/versions'].map(
    (folder) =>
      layer(
        `server/${folder}`,
        ...[
          '#(src|machines|workers|console)/',
          '#server/(services|console|operations|plugins|web|jobs)/',
          'react',
          'axios',
          'fastify',
        ],
      ),
  ),
  layer('src', '#(server|console)/', '#workers/(?!outbox/)'),
  layer('console', '#(server|machines|workers)/', '#src/(?!ui/|theme/|i18n/)', 'axios'),
  layer('src/ui', '#(server|console)/', '#workers/', '#src/(features|pages|routes|api|queries|storage|app)/'),
  layer('src/features', '#(server|console)/', '#workers/', '#src/pages/', 'axios', 'algoliasearch'),
  layer('src/pages', '#(server|console)/', '#workers/', '#src/pages/', 'axios', 'algoliasearch'),
  noGlobals('machines', 'fetch', 'window', 'document', 'navigator', 'localStorage', 'crypto'),
  {
    files: ['src/**/*.css.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          // In a column without a height of its own WebKit then leaves it none at all.
          selector:
            "ObjectExpression:has(> Property[key.name='flex'][value.value=1]):has(> Property[key.name=/^overflow(Y|Block)?$/])",
          message: "what scrolls grows from its content: flex: '1 1 auto'",
        },
      ],
    },
  },
  {
    files: ['machines/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...readNoIntlText,
        makeNoDateFormat,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'time comes in through input or an event',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'time comes in through input or an event',
        },
      ],
    },
  },
  {
    // What needs a database stands in `tests/integration`, of which `vitest.config.ts` says what runs on both engines, or in `tests/server`, which runs on one.
    files: ['server/**/*.test.ts'],
    ignores: ['server/{db,demo}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^#tests/support/(database|server)',
              message: 'a test with a database stands in tests/integration or tests/server',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['tests/**/*.ts'],
    ignores: ['tests/e2e/support/{accessible,axe,judged-looks}.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: axeIsCalledInOnePlace }] },
  },
  {
    files: ['tests/e2e/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...axeIsCalledInOnePlace,
            {
              name: '@playwright/test',
              importNames: ['test'],
              message: 'take the test of support/journey.ts: it has a server',
            },
          ],
        },
      ],
    },
  },
  { files: ['tests/bench/**/*.ts', 'scripts/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        Buffer: 'readonly',
        module: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
)
