import { closeSync, ftruncateSync, openSync, readdirSync, rmSync, statSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { hasRoom, leastFree } from './folder-room.ts'
import { outageOf } from './outage.ts'

/** Tells whether the database may go on writing into a folder. */
export type RoomWatch = { hasRoom(): boolean; close(): void }

/**
 * Room is checked by writing when this process has written this many bytes since the last check, or this many milliseconds have passed.
 */
const triedAfter = { bytes: 8_388_608, milliseconds: 30_000 }
/** What others write into the same disk is followed by a check after this many milliseconds: they may do so all the time. */
const othersTriedAfter = 2_000
/** Where there was no room, the check is repeated after this many milliseconds. */
const patience = 500
/** PostgreSQL starts another file when one has this many bytes. */
const longestFile = 1_073_741_824

/**
 * File systems do not report quotas and file limits. Free space is asked for each time; the file length is checked by writing a
 * byte at the end of the longest file; the amount is checked by writing it, now and then.
 */
export function watchRoom(folder: string): RoomWatch {
  const trial = openTrial(folder)
  let tried = { at: -Infinity, free: 0, written: 0, isCounted: false, isRoom: false }
  return {
    hasRoom() {
      if (!hasRoom(folder) || trial.failsAtEnd()) return false
      const at = performance.now()
      const { bavail, bsize } = statfsSync(folder)
      const free = bavail * bsize
      const age = at - tried.at
      const isFree = free > tried.free - triedAfter.bytes
      const isOthers = tried.isCounted && writtenByProcess() < tried.written + triedAfter.bytes
      const isKnown = tried.isRoom
        ? age < triedAfter.milliseconds && (isFree || (isOthers && age < othersTriedAfter))
        : age < patience
      if (!isKnown) {
        const before = writtenByProcess()
        const isRoom = !trial.failsToFill()
        const written = writtenByProcess()
        // A file system in memory counts nothing.
        tried = { at, free, written, isCounted: written - before >= leastFree, isRoom }
      }
      return tried.isRoom
    },
    close: () => trial.close(),
  }
}

/** Bytes that this process has written to disks so far. The system counts them in blocks of 512. */
const writtenByProcess = (): number => process.resourceUsage().fsWrite * 512

/** The error that prevents writing to an existing database although its disk reports room; undefined where there is none. */
export function limitOf(folder: string): unknown {
  if (!hasRoom(folder)) return undefined
  const trial = openTrial(folder)
  try {
    return trial.failsAtEnd() ?? trial.failsToFill()
  } finally {
    trial.close()
  }
}

/** A file as long as those of the database may become, which holds data only during a check. */
function openTrial(folder: string) {
  const path = join(folder, 'room.tmp')
  const file = openSync(path, 'w')
  const filling = Buffer.alloc(leastFree, 1)
  let end = endOf(folder)

  /** The error where it means a lack of room. */
  const failureOf = (write: () => void): unknown => {
    try {
      write()
      return undefined
    } catch (failure) {
      if (outageOf(failure) !== 'full') throw failure
      return failure
    }
  }
  return {
    failsAtEnd: () => failureOf(() => writeSync(file, filling, 0, 1, end)),
    failsToFill: () =>
      failureOf(() => {
        end = endOf(folder)
        try {
          for (let done = 0; done < leastFree;) done += writeSync(file, filling, done, leastFree - done, done)
        } finally {
          ftruncateSync(file, 0)
        }
      }),
    close: () => {
      closeSync(file)
      rmSync(path, { force: true })
    },
  }
}

/** The length that the longest file of the database may soon reach. */
function endOf(folder: string): number {
  const tables = join(folder, 'pglite', 'base')
  const names = readdirSync(tables, { recursive: true, encoding: 'utf8' })
  const sizes = names.map((name) => statSync(join(tables, name), { throwIfNoEntry: false })?.size ?? 0)
  return Math.min(Math.max(0, ...sizes) + leastFree, longestFile) - 1
}
