import * as Type from 'typebox'

/** Where a failure of the app was heard: how it reached the page, not what it is. */
export const failureSources = [
  /** Thrown, and caught by nobody. */
  'error',
  /** A promise that failed, and nobody asked. */
  'rejection',
  /** While React drew: caught by the boundary of a page, by none, or got over by drawing again. */
  'caught',
  'uncaught',
  'recovered',
  /** A file of the app that did not come while the browser was online. */
  'chunk',
  /** Something the patient does not notice: see `quietFailures`. */
  'quiet',
  /** In a worker, which told the page. */
  'worker',
] as const
export type FailureSource = (typeof failureSources)[number]

/** What may fail without the patient noticing. */
export const quietFailures = [
  'after-load',
  'pull to refresh',
  'push updater worker',
  'push worker',
  'restoring answers',
  'update check',
  'white-label worker',
] as const
export type QuietFailure = (typeof quietFailures)[number]

/** Name of an error's class; of what was thrown that is none, its type. */
const ErrorName = Type.String({ pattern: '^(?:[A-Z][A-Za-z]{0,38})?(?:Error|Exception|Problem)$|^[a-z]{1,10}$' })
/** Place in a file of the app, as `assets/vendor-x.js:1:2345`: file, line and column in what was built. */
const Frame = Type.String({
  pattern: '^(?:assets/[A-Za-z0-9_.-]{1,100}|sw|push|push-updater)\\.js:[0-9]{1,7}:[0-9]{1,7}$',
})
/** Pattern of the address, as `/$locale/doctor/$speciality`: its words, and names for the rest; `/*` for none that is known. */
export const RoutePattern = Type.String({ pattern: '^(?:/(?:\\$[A-Za-z_]{1,30}|[a-z-]{1,40}|404|\\*)?){1,10}$' })

/** One failure, without anything that is a person's. */
export const ClientError = Type.Object(
  {
    source: Type.Enum(failureSources),
    name: ErrorName,
    /** Scrubbed in the browser and once more here. */
    message: Type.String({ maxLength: 400 }),
    stack: Type.Array(Frame, { maxItems: 8 }),
    route: RoutePattern,
    /** What failed, where that was `quiet`. */
    what: Type.Optional(Type.Enum(quietFailures)),
    /** How often it happened before it was told. */
    count: Type.Integer({ minimum: 1, maximum: 1000 }),
  },
  { additionalProperties: false },
)
export type ClientError = Type.Static<typeof ClientError>

/** What a page tells at once (E16): `POST {mount}/client-errors`, answered with 204 and nothing else. */
export const ClientErrorReport = Type.Object(
  {
    /** Name of the build the page runs. */
    build: Type.String({ pattern: '^[a-f0-9]{0,40}$' }),
    errors: Type.Array(ClientError, { minItems: 1, maxItems: 10 }),
  },
  { additionalProperties: false },
)
export type ClientErrorReport = Type.Static<typeof ClientErrorReport>

/** Where reports are sent, below the mount path. */
export const clientErrorPath = '/client-errors'
