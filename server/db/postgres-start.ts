import pg from 'pg'
import { outageOf } from './outage.ts'
import { StartProblem, type StartProblemCode } from './start-problem.ts'

/** What keeps this program from starting on a PostgreSQL server, with the way out. The password is in none of it. */
export function explainPostgres(failure: unknown, databaseUrl: string): StartProblem {
  const { code = '', message = '' } = innermost(failure)
  const told = (...[problem, what, hint]: Told) => new StartProblem(problem, what, hint, failure)

  const named = readAddress(databaseUrl)
  if (!named) return told(...invalidAddress)
  const server = `The PostgreSQL server at ${named.host}:${named.port}`
  if (code.startsWith('28') || message.startsWith('SASL')) {
    const why = /password must be a/.test(message) ? 'it asks for a password' : message
    return told(
      'database_login_refused',
      `${server} refused the user "${named.user}": ${why}.`,
      'Check user and password in DATABASE_URL, and that the server lets this user in from this machine (pg_hba.conf).',
    )
  }
  if (code === '3D000') {
    return told(
      'database_missing',
      `${server} has no database "${named.database}".`,
      `Make it (createdb ${named.database}), or name another one in DATABASE_URL.`,
    )
  }
  if (code === '42501') {
    return told(
      'database_not_allowed',
      'The user of DATABASE_URL may not create tables or the extension btree_gist.',
      'Give the user CREATE on the database and its schema, or run "create extension btree_gist" once as an administrator.',
    )
  }
  const outage = outageOf(failure)
  if (outage === 'full') {
    return told(
      'database_full',
      `${server} cannot write: ${message}.`,
      'Free some space on its disk, or name the primary if this is a replica, and start again.',
    )
  }
  if (outage === 'away' || isAboutTls(code, message)) {
    return told(
      'database_unreachable',
      `${server}, named by DATABASE_URL, cannot be reached: ${message || code}.`,
      'Check that it runs and lets this machine connect, and the host and port in DATABASE_URL.',
    )
  }
  return told(
    'migration_failed',
    `The tables of the database could not be brought up to date: ${message}.`,
    'The database may be from a newer version of this program: start that version, or restore a backup.',
  )
}

type Told = [code: StartProblemCode, what: string, hint: string]

const invalidAddress: Told = [
  'database_address_invalid',
  'DATABASE_URL is not the address of a PostgreSQL database.',
  'Write it as postgres://user:password@host:5432/database, with %40, %2F and %23 for @, / and # in the password.',
]

/** Of several failures, one for each address of a host, the first; of one that has a cause, the cause. */
function innermost(failure: unknown): { code?: string; message?: string } {
  if (failure instanceof AggregateError && failure.errors.length > 0) return innermost(failure.errors[0])
  if (failure instanceof Error && failure.cause instanceof Error) return innermost(failure.cause)
  return failure as { code?: string; message?: string }
}

/** As the driver reads it, with what the environment adds. */
function readAddress(databaseUrl: string): Pick<pg.Client, 'host' | 'port' | 'user' | 'database'> | undefined {
  try {
    return new pg.Client(databaseUrl)
  } catch {
    return undefined
  }
}

const isAboutTls = (code: string, message: string) =>
  /SSL|TLS|certificate/.test(message) || /^(ERR_TLS|ERR_SSL|CERT_)/.test(code)
