import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { folderFull } from './folder-room.ts'
import { StartProblem } from './start-problem.ts'

/** Who holds the folder. `bornAt` tells the process from a later one that was given the same number. */
type Holder = { pid: number; bornAt: string; host: string }

/**
 * Makes the folder when it is missing and takes it for this process: two processes on one embedded database destroy it
 * without an error. A lock left by a process that is gone is taken over.
 *
 * @returns gives the folder back.
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

/** Creates the lock, which the file system grants to one process alone. */
function take(path: string): boolean {
  try {
    writeFileSync(path, JSON.stringify(self()), { flag: 'wx' })
    return true
  } catch (cause) {
    if (isCode(cause, 'EEXIST')) return false
    // On a full disk it may be there, and empty.
    rmSync(path, { force: true })
    throw cause
  }
}

/** Removes the lock of a process that is gone. A second lock guards the moment between looking and removing. */
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
    // Cut off while it was written: whoever wrote it has died, unless that was this very moment.
    if (cause instanceof SyntaxError) return ageInSeconds(path) > 5 ? undefined : self()
    throw cause
  }
}

function isAlive({ pid, bornAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (cause) {
    // EPERM: it lives, and belongs to somebody else.
    return isCode(cause, 'EPERM')
  }
  return bornAt === '' || birthOf(pid) === '' || birthOf(pid) === bornAt
}

const self = (): Holder => ({ pid: process.pid, bornAt: birthOf(process.pid), host: hostname() })

/** When a process started, in clock ticks since boot with the boot's id; empty where the system does not say. */
function birthOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${afterName.split(' ')[19]}`
  } catch {
    // No /proc on this system: the number of the process has to do.
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
