import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import type { StartProblem } from './start-problem.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patientweb-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lockFile = () => join(folder, 'in-use.json')
const writeLock = (holder: object) => writeFileSync(lockFile(), JSON.stringify(holder))
const holder = () => JSON.parse(readFileSync(lockFile(), 'utf8')) as { pid: number }

function problemOf(work: () => unknown): StartProblem {
  try {
    work()
  } catch (problem) {
    return problem as StartProblem
  }
  return expect.unreachable('the folder was given')
}

describe('the lock of the data folder', () => {
  it('is refused while it is held, and given again once it was given back', () => {
    const unlock = lockFolder(folder)
    const problem = problemOf(() => lockFolder(folder))
    expect(problem.code).toBe('data_folder_locked')
    expect(problem.message).toContain(`Process ${process.pid}`)
    expect(problem.hint).toContain('DATA_DIR')
    unlock()
    expect(existsSync(lockFile())).toBe(false)
    lockFolder(folder)()
  })

  it('is taken over from a process that has died, and not from one that lives', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(other, 'spawn')
    writeLock({ pid: other.pid, bornAt: '', host: hostname() })
    expect(problemOf(() => lockFolder(folder)).message).toContain(`Process ${other.pid}`)

    other.kill('SIGKILL')
    await once(other, 'exit')
    lockFolder(folder)
    expect(holder().pid).toBe(process.pid)
  })

  it('is taken over when the number of its process now belongs to another', () => {
    writeLock({ pid: process.pid, bornAt: 'another-boot 1', host: hostname() })
    lockFolder(folder)
    expect(holder()).toMatchObject({ pid: process.pid, host: hostname() })
    expect(readFileSync(lockFile(), 'utf8')).not.toContain('another-boot')
  })

  it('is taken over when it was cut off while it was written, some time ago', () => {
    writeFileSync(lockFile(), '{"pid":')
    expect(problemOf(() => lockFolder(folder)).code).toBe('data_folder_locked')
    const earlier = new Date(Date.now() - 60_000)
    utimesSync(lockFile(), earlier, earlier)
    lockFolder(folder)
    expect(holder().pid).toBe(process.pid)
  })

  it('is not guessed about when another machine holds it: the file to delete is named', () => {
    writeLock({ pid: 1, bornAt: '', host: 'another-machine' })
    const problem = problemOf(() => lockFolder(folder))
    expect(problem.code).toBe('data_folder_locked')
    expect(problem.message).toContain(lockFile())
  })

  it('makes the folder, and names one that cannot be written to', () => {
    lockFolder(join(folder, 'new', 'data'))()
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const problem = problemOf(() => lockFolder(join(file, 'data')))
    expect(problem.code).toBe('data_folder_unwritable')
    expect(problem.message).toContain(file)
  })
})
