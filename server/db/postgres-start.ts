import pg from 'pg'
import { outageOf } from './outage.ts'
import { StartProblem, type StartProblemCode } from './start-problem.ts'

/** Throws `StartProblem` where the address names no server: the driver would try, and fail later. */
export function assertAddress(databaseUrl: string): void {
  const named = readAddress(databaseUrl)
  if ('problem' in named) throw new StartProblem('database_address_invalid', named.problem, addressHint)
}

/** The `StartProblem` for a failure to start on a PostgreSQL server, with the remedy. It never contains the password. */
export function explainPostgres(failure: unknown, databaseUrl: string): StartProblem {
  const { code = '', message = '' } = innermost(failure)
  const startProblem = (...[problem, what, hint]: Explanation) => new StartProblem(problem, what, hint, failure)

  const named = readAddress(databaseUrl)
  if ('problem' in named) return startProblem('database_address_invalid', named.problem, addressHint)
  const server = `The PostgreSQL server at ${named.host}:${named.port}`
  if (code.startsWith('28') || message.startsWith('SASL')) {
    const why = /password must be a/.test(message) ? 'it asks for a password' : message
    return startProblem(
      'database_login_refused',
      `${server} refused the user "${named.user}": ${why}.`,
      'Check user and password in DATABASE_URL, and that the server lets this user in from this machine (pg_hba.conf).',
    )
  }
  if (code === '3D000') {
    return startProblem(
      'database_missing',
      `${server} has no database "${named.database}".`,
      `Make it (createdb ${named.database}), or name another one in DATABASE_URL.`,
    )
  }
  if (code === '42501') {
    return startProblem(
      'database_not_allowed',
      'The user of DATABASE_URL may not create tables or the extension btree_gist.',
      'Give the user CREATE on the database and its schema, or run "create extension btree_gist" once as an administrator.',
    )
  }
  const outage = outageOf(failure)
  if (outage === 'full') {
    return startProblem(
      'database_full',
      `${server} cannot write: ${message}.`,
      'Free some space on its disk, or name the primary if this is a replica, and start again.',
    )
  }
  if (outage === 'away' || isAboutTls(code, message)) {
    return startProblem(
      'database_unreachable',
      `${server}, named by DATABASE_URL, cannot be reached: ${message || code}.`,
      'Check that it runs and lets this machine connect, and the host and port in DATABASE_URL.',
    )
  }
  return startProblem(
    'migration_failed',
    `The tables of the database could not be brought up to date: ${message}.`,
    'The database may be from a newer version of this program: start that version, or restore a backup.',
  )
}

type Explanation = [code: StartProblemCode, what: string, hint: string]

const noAddress = 'DATABASE_URL is not the address of a PostgreSQL database.'
const addressHint =
  'Write it as postgres://user:password@host:5432/database, with %40, %2F, %3F and %23 for @, /, ? and # in the password.'

/** The first of several failures (one per address of a host); of an error with a cause, the cause. */
function innermost(failure: unknown): { code?: string; message?: string } {
  if (failure instanceof AggregateError && failure.errors.length > 0) return innermost(failure.errors[0])
  if (failure instanceof Error && failure.cause instanceof Error) return innermost(failure.cause)
  return failure as { code?: string; message?: string }
}

type Address = Pick<pg.Client, 'host' | 'port' | 'user' | 'database'>

/** The address as the driver reads it, completed from the environment. */
function readAddress(databaseUrl: string): Address | { problem: string } {
  // Part of the password would be taken for the port, and printed.
  if (cutPassword.test(databaseUrl)) return { problem: noAddress }
  try {
    const { host, port, user, database } = new pg.Client(databaseUrl)
    return port >= 0 && port < 65_536 ? { host, port, user, database } : { problem: noAddress }
  } catch (failure) {
    const { path } = failure as NodeJS.ErrnoException
    return { problem: path ? `DATABASE_URL names a file that cannot be read: ${path}.` : noAddress }
  }
}

/** A `/`, `?` or `#` between the user and the last `@`: the driver ends the host there, in the middle of the password. */
const cutPassword = /^[a-z]+:\/\/[^/?#@]*[/?#].*@/

const isAboutTls = (code: string, message: string) =>
  /SSL|TLS|certificate/.test(message) || /^(ERR_TLS|ERR_SSL|CERT_)/.test(code)
