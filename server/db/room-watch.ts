import { closeSync, ftruncateSync, openSync, readdirSync, rmSync, statSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { hasRoom, leastFree } from './folder-room.ts'
import { outageOf } from './outage.ts'

/** Says, each time it is asked, whether the database may go on writing into a folder. */
export type RoomWatch = { hasRoom(): boolean; close(): void }

/** Room is tried by writing when so many bytes fewer are free than at the last time, or so many milliseconds have passed. */
const triedAfter = { bytes: 8_388_608, milliseconds: 30_000 }
/** Where there was none it is tried again after so many milliseconds. */
const patience = 500
/** PostgreSQL goes on in another file where one has so many bytes. */
const longestFile = 1_073_741_824

/**
 * Quotas and limits of files are not told by the file system: what is free is asked each time, whether a file may be long enough is
 * tried by a byte at its end, and whether so much may be written by writing it, now and then.
 */
export function watchRoom(folder: string): RoomWatch {
  const trial = openTrial(folder)
  let tried = { at: -Infinity, free: 0, isRoom: false }
  return {
    hasRoom() {
      if (!hasRoom(folder) || trial.failsAtEnd()) return false
      const at = performance.now()
      const { bavail, bsize } = statfsSync(folder)
      const free = bavail * bsize
      const isKnown = tried.isRoom
        ? free > tried.free - triedAfter.bytes && at < tried.at + triedAfter.milliseconds
        : at < tried.at + patience
      if (!isKnown) tried = { at, free, isRoom: !trial.failsToFill() }
      return tried.isRoom
    },
    close: () => trial.close(),
  }
}

/** What keeps a database that is there from being written, though its disk says that it has room; undefined where nothing does. */
export function limitOf(folder: string): unknown {
  if (!hasRoom(folder)) return undefined
  const trial = openTrial(folder)
  try {
    return trial.failsAtEnd() ?? trial.failsToFill()
  } finally {
    trial.close()
  }
}

/** A file that is as long as those of the database may become, and has nothing in it but while room is tried. */
function openTrial(folder: string) {
  const path = join(folder, 'room.tmp')
  const file = openSync(path, 'w')
  const filling = Buffer.alloc(leastFree, 1)
  let end = endOf(folder)

  /** The failure where it is for lack of room. */
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

/** Where the longest file of a database may end soon. */
function endOf(folder: string): number {
  const tables = join(folder, 'pglite', 'base')
  const names = readdirSync(tables, { recursive: true, encoding: 'utf8' })
  const sizes = names.map((name) => statSync(join(tables, name), { throwIfNoEntry: false })?.size ?? 0)
  return Math.min(Math.max(0, ...sizes) + leastFree, longestFile) - 1
}
