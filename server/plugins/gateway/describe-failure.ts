import { DrizzleQueryError } from 'drizzle-orm'
import { scrub } from '#contract/scrub'
import { outageOf } from '#server/db/outage'

/** What may be logged about a failure: its kind, its code and where it happened. */
export type FailureDescription = {
  name: string
  code?: string
  constraint?: string
  message?: string
  stack?: string[]
}

/**
 * Describes a failure without user input: the message of a failed query contains its parameters, that of a parser the text it
 * read, and a stack begins with the message. Of a connection that broke it is what the driver says of that. Other messages are scrubbed like those of browsers.
 */
export function describeFailure(error: unknown): FailureDescription {
  if (!(error instanceof Error)) return { name: typeof error }
  const query = error instanceof DrizzleQueryError
  const { code, constraint } = (query ? error.cause : error) as { code?: unknown; constraint?: unknown }
  // What has a code is told by that; what the driver says of a connection has none.
  const lost = query && typeof code !== 'string' && outageOf(error.cause) ? error.cause?.message : undefined
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(!query && !(error instanceof SyntaxError) && { message: scrub(error.message) }),
    ...(lost !== undefined && { message: scrub(lost) }),
    ...(frames && { stack: frames.map((line) => line.trim()) }),
  }
}
