import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outageOf } from './outage.ts'
import { StartProblem } from './start-problem.ts'

/** The embedded database writes its journal in pieces of this size, in bytes. Without room for the next one it breaks down. */
const journalPiece = 16_777_216

/** What an empty database takes, with the journal of its first hour. */
const piecesOfFirstStart = 4

/** Less than this on the disk, in bytes, and nothing more is written: the next piece of the journal, and what is written beside it. */
const leastFree = journalPiece * 1.5

/** True where the disk of a folder has room for the database to go on writing. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= leastFree
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
  const megabytes = Math.ceil((journalPiece * piecesOfFirstStart) / 1_048_576)
  return new StartProblem(
    'data_folder_full',
    `There is no space left on the disk of the data folder ${folder}.`,
    `Free some space (an empty database alone takes ${megabytes} MB), or start with a DATA_DIR on another disk.`,
    cause,
  )
}
