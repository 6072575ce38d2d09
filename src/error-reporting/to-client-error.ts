import type { ClientError } from '#contract/client-error'
import { Problem } from '#contract/problem'
import { scrub } from '#contract/scrub'
import { addressPattern } from '#src/routes/address-pattern.ts'
import type { Failure } from './failure.ts'
import { isIgnored } from './is-ignored.ts'
import { ownFrames, placesOf, type Served } from './places.ts'

/** The page that failures are reported for. */
export type ReportedPage = Served & { locale: string }

const mostFrames = 8

/** The report of a failure, without personal data; undefined for ignored ones. */
export function toClientError(failure: Failure, page: ReportedPage): ClientError | undefined {
  const { source, path, file, what } = failure
  const { name, message, stack } = read(failure)
  const places = placesOf(stack)
  if (isIgnored({ source, name, message, places, file }, page.origin)) return undefined
  return {
    source,
    name,
    message: scrub(message),
    stack: ownFrames(places, page).slice(0, mostFrames),
    route: addressPattern(path, page),
    ...(what ? { what } : {}),
    count: 1,
  }
}

type Read = { name: string; message: string; stack?: string | undefined }

/** Anything may be thrown. Of a value that is no error only its type is reported, and of a string its text. */
function read({ source, error }: Failure): Read {
  // React's own error around it only says that it rendered again.
  if (source === 'recovered' && error instanceof Error && error.cause !== undefined)
    return read({ source: 'error', error: error.cause, path: '' })
  if (error instanceof Problem) return { name: 'Problem', message: error.code, stack: error.stack }
  if (typeof error === 'string') return { name: 'string', message: error }
  if (!isErrorLike(error)) return { name: error === null ? 'null' : typeof error, message: '' }
  const { name, message, stack } = error
  return { name: isErrorName(name) ? name : 'Error', message, stack: typeof stack === 'string' ? stack : undefined }
}

/** Also for errors of another window or of a worker, where `instanceof` does not work. */
const isErrorLike = (value: unknown): value is { name: string; message: string; stack?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Error).name === 'string' &&
  typeof (value as Error).message === 'string'

const isErrorName = (name: string) => /^(?:[A-Z][A-Za-z]{0,30})?(?:Error|Exception)$/.test(name)
