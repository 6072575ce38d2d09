const alone = '{client-network,describe-failure,host-name,json-fault,replay-guard,sealed-answer,trusted-proxies}'
const pure = '{bookable-range,free-starts,next-slots,offers-by-fee,wall-clock}'

/**
 * What a mutation run is made of: the code that is broken, and the test files that must notice. `ignoreStatic` leaves out what runs while a
 * module loads, tables and schemas: each such break costs all tests of the part. `isolate` loads
 * every module anew for each test file, which most tests can do without. `isSlow` has a database under its tests, and is not among the
 * parts that are run when none is named.
 * @type {Record<string, { code: string[], tests: string[], ignoreStatic: boolean, isolate?: true, isSlow?: true }>}
 */
export const parts = {
  'workers-outbox': { code: ['workers/outbox/*.ts'], tests: ['workers/outbox/*.test.ts'], ignoreStatic: false },
  outbox: {
    code: ['src/outbox/*.ts', 'src/outbox/booking/*.ts', '!**/*.messages.ts'],
    tests: ['src/outbox/**/*.test.ts'],
    ignoreStatic: false,
    isolate: true,
  },
  machines: { code: ['machines/**/*.ts'], tests: ['machines/**/*.test.ts'], ignoreStatic: true },
  // Its functions; what is a schema or a table is held by the services that answer by it.
  contract: {
    code: [
      'contract/{code-regions,cookies,dictionary,digits,external-page,locale,plain-text,problem}.ts',
      'contract/{partner-redirect,scrub,splash-screens,tenant-assets,trim,wall-clock}.ts',
    ],
    tests: ['contract/*.test.ts'],
    ignoreStatic: true,
  },
  availability: {
    code: [`server/domain/availability/${pure}.ts`],
    tests: ['server/domain/availability/*.test.ts'],
    ignoreStatic: false,
  },
  'availability-database': {
    code: ['server/domain/availability/*.ts', `!server/domain/availability/${pure}.ts`],
    tests: ['tests/integration/appointment-{free,next}-times.test.ts'],
    ignoreStatic: true,
    isSlow: true,
  },
  booking: {
    code: ['server/domain/booking/*.ts'],
    tests: [
      'tests/integration/{appointment-{booking,holders,holds,insurance,opening,refusals},visits-of-phone}.test.ts',
    ],
    ignoreStatic: true,
    isSlow: true,
  },
  gateway: {
    code: [`server/plugins/gateway/${alone}.ts`],
    tests: ['server/plugins/gateway/*.test.ts'],
    ignoreStatic: false,
  },
  'gateway-database': {
    code: ['server/plugins/gateway/*.ts', `!server/plugins/gateway/${alone}.ts`],
    tests: [
      'server/plugins/gateway/{entrance,locale,plain-json,problems,signature}.test.ts',
      'tests/server/{platform-gateway,platform-tenants,tenant-directory}.test.ts',
      'tests/integration/{platform-idempotency,platform-limits,shared-counter}.test.ts',
    ],
    ignoreStatic: true,
    isSlow: true,
  },
}
