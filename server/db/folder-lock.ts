import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { folderFull } from './folder-room.ts'
import { StartProblem } from './start-problem.ts'

/** The process that holds the folder. `bornAt` tells it from a later process with the same id. */
type Holder = { pid: number; bornAt: string; host: string }

/**
 * Creates the folder when it is missing and locks it for this process: two processes on one embedded database destroy it
 * without an error. A lock left by a process that has ended is taken over.
 *
 * @returns releases the folder.
 * @throws StartProblem `data_folder_unwritable`, `data_folder_full` or `data_folder_locked`.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'in-use.json')
  try {
    mkdirSync(folder, { recursive: true })
    if (!take(path)) takeOver(path, folder)
  } catch (cause) {
    if (cause instanceof StartProblem) throw cause
    throw isCode(cause, 'ENOSPC') || isCode(cause, 'EDQUOT') ? folderFull(folder, cause) : unwritable(folder, cause)
  }
  return () => rmSync(path, { force: true })
}

/** Creates the lock file; the file system lets only one process do so. */
function take(path: string): boolean {
  try {
    writeFileSync(path, JSON.stringify(self()), { flag: 'wx' })
    return true
  } catch (cause) {
    if (isCode(cause, 'EEXIST')) return false
    // On a full disk it may exist, and be empty.
    rmSync(path, { force: true })
    throw cause
  }
}

/** Removes the lock of a process that has ended. A second lock guards the moment between checking and removing. */
function takeOver(path: string, folder: string): void {
  refuseIfAlive(path, folder)
  const guard = `${path}.taking-over`
  if (ageInSeconds(guard) > 30) rmSync(guard, { force: true })
  let held: number
  try {
    held = openSync(guard, 'wx')
  } catch (cause) {
    if (isCode(cause, 'EEXIST')) throw locked(folder, 'Another process is just starting on it.')
    throw cause
  }
  try {
    refuseIfAlive(path, folder)
    rmSync(path, { force: true })
    if (!take(path)) throw locked(folder, 'Another process was quicker.')
  } finally {
    closeSync(held)
    unlinkSync(guard)
  }
}

function refuseIfAlive(path: string, folder: string): void {
  const holder = readHolder(path)
  if (!holder) return
  if (holder.host !== hostname()) {
    throw locked(folder, `The machine "${holder.host}" took it; if nothing runs there any more, delete ${path}.`)
  }
  if (isAlive(holder)) throw locked(folder, `Process ${holder.pid} has it open.`)
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch (cause) {
    if (isCode(cause, 'ENOENT')) return undefined
    // Truncated: the process that was writing it has died, unless it is being written at this very moment.
    if (cause instanceof SyntaxError) return ageInSeconds(path) > 5 ? undefined : self()
    throw cause
  }
}

function isAlive({ pid, bornAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (cause) {
    // EPERM: it is alive, and belongs to another user.
    return isCode(cause, 'EPERM')
  }
  return bornAt === '' || birthOf(pid) === '' || birthOf(pid) === bornAt
}

const self = (): Holder => ({ pid: process.pid, bornAt: birthOf(process.pid), host: hostname() })

/** When a process started, in clock ticks since boot with the boot's id; empty where the system does not provide it. */
function birthOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${afterName.split(' ')[19]}`
  } catch {
    // No /proc on this system: the process id alone must do.
    return ''
  }
}

function ageInSeconds(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat ? (Date.now() - stat.mtimeMs) / 1000 : 0
}

const isCode = (cause: unknown, code: string) => cause instanceof Error && 'code' in cause && cause.code === code

function locked(folder: string, who: string): StartProblem {
  return new StartProblem(
    'data_folder_locked',
    `The data folder ${folder} is in use. ${who}`,
    'Stop the other process, or start this one with another DATA_DIR.',
  )
}

function unwritable(folder: string, cause: unknown): StartProblem {
  const why = cause instanceof Error ? ` (${cause.message})` : ''
  return new StartProblem(
    'data_folder_unwritable',
    `The data folder ${folder} cannot be written to${why}.`,
    'Give this user the right to write there, or start with another DATA_DIR.',
    cause,
  )
}
