/** Why a database cannot do what it was asked to, through no fault of who asked: it is out of reach, or has no room to write. */
export type Outage = 'away' | 'full'

/** A failed query is the cause of the failure that tells of it; deeper than this nobody wraps. */
const mostCauses = 5

/** What keeps the database from answering, where that is why something failed; undefined where the failure is another. */
export function outageOf(failure: unknown): Outage | undefined {
  let error = failure
  for (let depth = 0; depth < mostCauses && error instanceof Error; depth++) {
    const { code, syscall } = error as { code?: unknown; syscall?: unknown }
    // A socket of a file that is gone, too.
    if (syscall === 'connect' || syscall === 'getaddrinfo') return 'away'
    const outage = typeof code === 'string' ? ofCode(code) : undefined
    if (outage) return outage
    if (lostConnection.test(error.message)) return 'away'
    if (noRoom.test(error.message)) return 'full'
    error = error.cause
  }
  return undefined
}

/** Codes of PostgreSQL (SQLSTATE) and of the operating system. */
function ofCode(code: string): Outage | undefined {
  if (full.has(code)) return 'full'
  return away.has(code) || awayClasses.test(code) ? 'away' : undefined
}

/**
 * No space, no quota, a file as long as it may be, a read-only file system, disk errors, and a database that takes no writes: one
 * without space on a rented server, or one that became a replica.
 */
const full = new Set(['53100', '58030', '25006', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'])

/** Connections refused, broken or not to be had, and sessions that the server ended. */
const awayClasses = /^(08\w{3}|28\w{3}|53\w{3}|57P\d\d|58\w{3})$/
const away = new Set([
  ...['3D000', '25P03', '25P04'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
])

/** What PostgreSQL says where it has no code for it: of a quota, a limit of files, a file system that is read only. */
const noRoom = /^could not .+: (No space left on device|(Disk q|Q)uota exceeded|File too large|Read-only file system)/

/** What the driver says of a connection without a code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|Query read timeout|Received unexpected|timeout e(xpired|xceeded))/
