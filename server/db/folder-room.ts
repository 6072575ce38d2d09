import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outageOf } from './outage.ts'
import { StartProblem } from './start-problem.ts'

/** The embedded database writes its journal in pieces of this size, in bytes. Without room for the next one it breaks down. */
const journalPiece = 16_777_216

/** What an empty database takes, with the journal of its first hour. */
const piecesOfFirstStart = 4

/** Less than this on the disk, in bytes, and nothing more is written: the next piece of the journal, and what is written beside it. */
export const leastFree = journalPiece * 1.5

/** Fewer files than this may be made on the disk, and nothing more is written. */
const leastFiles = 64

/** True where the disk of a folder says that it has room for the database to go on writing. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize, files, ffree } = statfsSync(folder)
  // Where files are not counted there are none of them.
  return bavail * bsize >= leastFree && (files === 0 || ffree >= leastFiles)
}

/** True where something failed since the disk of a folder is full. The engine does not always say why it ended. */
export function isForLackOfSpace(folder: string, failure: unknown): boolean {
  return outageOf(failure) === 'full' || (existsSync(folder) && !hasRoom(folder))
}

/**
 * Finds out before a first start, which would take long to fail. Written for real, since quotas and limits of files are seen
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

/** What is told where a lack of space keeps the server from starting. */
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
