import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outageOf } from './outage.ts'
import { StartProblem } from './start-problem.ts'

/** The embedded database writes its journal in files of this size, in bytes. Without room for the next one it crashes. */
const journalPiece = 16_777_216

/** Size of an empty database, with the journal of its first hour. */
const piecesOfFirstStart = 4

/**
 * With less than this free on the disk, in bytes, nothing more is written: the next journal file, and what is written beside
 * it.
 */
export const leastFree = journalPiece * 1.5

/** With fewer free inodes than this nothing more is written. */
const leastFiles = 64

/** Whether the disk of a folder reports room for the database to go on writing. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize, files, ffree } = statfsSync(folder)
  // Where inodes are not counted there are none of them.
  return bavail * bsize >= leastFree && (files === 0 || ffree >= leastFiles)
}

/** Whether something failed because the disk of a folder is full. The engine does not always say why it ended. */
export function isForLackOfSpace(folder: string, failure: unknown): boolean {
  return outageOf(failure) === 'full' || (existsSync(folder) && !hasRoom(folder))
}

/**
 * Checks the room before a first start, which would otherwise fail late. It writes real data, since quotas and file limits show
 * in no other way.
 *
 * @throws StartProblem `data_folder_full`.
 */
export function assertRoomForFirstStart(folder: string): void {
  const paths = Array.from({ length: piecesOfFirstStart }, (_, index) => join(folder, `room-${index}.tmp`))
  try {
    for (const path of paths) writeFileSync(path, Buffer.alloc(journalPiece, 1))
  } catch (cause) {
    throw outageOf(cause) === 'full' ? folderFull(folder, cause) : cause
  } finally {
    for (const path of paths) rmSync(path, { force: true })
  }
}

/** The problem reported where a lack of space prevents the start. */
export function folderFull(folder: string, cause: unknown): StartProblem {
  const { code } = cause as NodeJS.ErrnoException
  if (code === 'EFBIG' || code === 'EDQUOT') {
    const limit = code === 'EFBIG' ? 'The limit of the length of files (ulimit -f)' : 'A quota'
    return new StartProblem(
      'data_folder_full',
      `${limit} keeps the server from writing into the data folder ${folder}.`,
      'Raise it, or start with a DATA_DIR that has none.',
      cause,
    )
  }
  const megabytes = Math.ceil((journalPiece * piecesOfFirstStart) / 1_048_576)
  return new StartProblem(
    'data_folder_full',
    `There is no space left on the disk of the data folder ${folder}.`,
    `Free some space (an empty database alone takes ${megabytes} MB), or start with a DATA_DIR on another disk.`,
    cause,
  )
}
