import * as Type from 'typebox'

/** Where a failure of the app was caught: how it reached the page, not what it is. */
export const failureSources = [
  /** Thrown and not caught. */
  'error',
  /** A rejected promise without a handler. */
  'rejection',
  /** While React rendered: caught by the boundary of a page, by none, or recovered from by rendering again. */
  'caught',
  'uncaught',
  'recovered',
  /** A file of the app that did not load while the browser was online. */
  'chunk',
  /** Something the patient does not notice: see `quietFailures`. */
  'quiet',
  /** In a worker, which reported it to the page. */
  'worker',
] as const
export type FailureSource = (typeof failureSources)[number]

/** What may fail without the patient noticing. */
export const quietFailures = [
  'after-load',
  'outbox',
  'pull to refresh',
  'push service',
  'push updater worker',
  'push worker',
  'restoring answers',
  'update check',
  'white-label worker',
] as const
export type QuietFailure = (typeof quietFailures)[number]

/** Name of an error's class; for a thrown value that is no error, its type. */
const ErrorName = Type.String({ pattern: '^(?:[A-Z][A-Za-z]{0,38})?(?:Error|Exception|Problem)$|^[a-z]{1,10}$' })
/** Place in a file of the app, as `assets/vendor-x.js:1:2345`: file, line and column in what was built. */
const Frame = Type.String({
  pattern: '^(?:assets/[A-Za-z0-9_.-]{1,100}|sw|push|push-updater)\\.js:[0-9]{1,7}:[0-9]{1,7}$',
})
/**
 * Pattern of the address, as `/$locale/doctor/$speciality`: fixed words as they are, names for the rest; `/*` for an unknown
 * address.
 */
export const RoutePattern = Type.String({ pattern: '^(?:/(?:\\$[A-Za-z_]{1,30}|[a-z-]{1,40}|404|\\*)?){1,10}$' })

/** One failure, without personal data. */
export const ClientError = Type.Object(
  {
    source: Type.Enum(failureSources),
    name: ErrorName,
    /** Scrubbed in the browser, and again on the server. */
    message: Type.String({ maxLength: 400 }),
    stack: Type.Array(Frame, { maxItems: 8 }),
    route: RoutePattern,
    /** What failed, where that was `quiet`. */
    what: Type.Optional(Type.Enum(quietFailures)),
    /** How often it happened before it was reported. */
    count: Type.Integer({ minimum: 1, maximum: 1000 }),
  },
  { additionalProperties: false },
)
export type ClientError = Type.Static<typeof ClientError>

/** What a page reports in one call (E16): `POST {mount}/client-errors`, answered with 204 and no body. */
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
