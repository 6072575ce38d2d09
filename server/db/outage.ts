/**
 * Why a database cannot do what it was asked to, through no fault of the caller: it is unreachable (`away`), or has no room to
 * write (`full`).
 */
export type Outage = 'away' | 'full'

/** A failed query is the cause of the error that reports it; causes are not nested deeper than this. */
const mostCauses = 5

/** The outage behind a failure; undefined where the failure has another cause. */
export function outageOf(failure: unknown): Outage | undefined {
  let error = failure
  for (let depth = 0; depth < mostCauses && error instanceof Error; depth++) {
    const { code, syscall } = error as { code?: unknown; syscall?: unknown }
    // Also a socket file that does not exist.
    if (syscall === 'connect' || syscall === 'getaddrinfo') return 'away'
    const outage = typeof code === 'string' ? ofCode(code) : undefined
    if (outage) return outage
    if (lostConnection.test(error.message)) return 'away'
    if (noRoom.test(error.message)) return 'full'
    error = error.cause
  }
  return undefined
}

/** SQLSTATE codes of PostgreSQL, and codes of the operating system. */
function ofCode(code: string): Outage | undefined {
  if (full.has(code)) return 'full'
  return away.has(code) || awayClasses.test(code) ? 'away' : undefined
}

/**
 * No space, quota exceeded, file too large, read-only file system, disk errors, and a read-only database: one without space on
 * a managed server, or one that became a replica.
 */
const full = new Set(['53100', '58030', '25006', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'])

/** Connections refused, broken or unavailable, and sessions that the server ended. */
const awayClasses = /^(08\w{3}|28\w{3}|53\w{3}|57P\d\d|58\w{3})$/
const away = new Set([
  ...['3D000', '25P03', '25P04'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
])

/** Messages of PostgreSQL without a code of their own: quota, file limit, read-only file system. */
const noRoom = /^could not .+: (No space left on device|(Disk q|Q)uota exceeded|File too large|Read-only file system)/

/** Messages of the driver about a connection, without a code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|Query read timeout|Received unexpected|timeout e(xpired|xceeded))/
