import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  folder: string
  fill: () => void
  free: () => void
  /** Makes as many files as there may be, in the space that is left. */
  fillWithFiles: () => void
  freeOfFiles: () => void
  remove: () => void
}

/** More than a database has. */
const mostFiles = 3000

/** A file system of its own, of so many megabytes; nothing where this machine does not let us mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'patientweb-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,nr_inodes=${mostFiles}`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const filling = join(folder, 'filling')
  const files = join(folder, 'files')
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      try {
        writeFileSync(filling, Buffer.alloc(bavail * bsize, 1))
      } catch (failure) {
        // A server that writes meanwhile takes some of it: full it is all the same.
        if ((failure as NodeJS.ErrnoException).code !== 'ENOSPC') throw failure
      }
    },
    free: () => rmSync(filling),
    fillWithFiles: () => {
      mkdirSync(files)
      for (let left = statfsSync(folder).ffree; left > 0; left--) writeFileSync(join(files, String(left)), '')
    },
    freeOfFiles: () => rmSync(files, { recursive: true }),
    remove: () => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

/** The most bytes that a file of a process may have, from now on; `unlimited` lifts that. */
export const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])

/** Starts a program that may write no file longer than that. */
export const withLimitedFiles = (bytes: number) => ['prlimit', `--fsize=${bytes}:unlimited`]
