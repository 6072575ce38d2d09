import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type StartProblem } from './open.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patientweb-open-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const problemOf = (promise: Promise<unknown>): Promise<StartProblem> =>
  promise.then(
    () => expect.unreachable('the database opened'),
    (problem: StartProblem) => problem,
  )

describe('the embedded database', () => {
  it('keeps what was written, is refused while it is open, and starts over after a first start that was cut off', async () => {
    const kept = `select version from loaded_sets where name = 'kept'`
    const first = await openDatabase({ dataDir: folder })
    await first.query(`insert into loaded_sets (name, version, state) values ('kept', '1', 'loaded')`)
    const problem = await problemOf(openDatabase({ dataDir: folder }))
    expect(problem.code).toBe('data_folder_locked')
    await first.close()

    const second = await openDatabase({ dataDir: folder })
    expect(await second.query(kept)).toEqual([{ version: '1' }])
    await second.close()

    writeFileSync(join(folder, 'pglite.unfinished'), '')
    rmSync(join(folder, 'pglite', 'PG_VERSION'))
    const third = await openDatabase({ dataDir: folder })
    expect(await third.query(kept)).toEqual([])
    await third.close()
    expect(existsSync(join(folder, 'pglite.unfinished'))).toBe(false)
  })

  it('names a database that cannot be read, and gives the folder back', async () => {
    writeFileSync(join(folder, 'pglite'), 'this is no database')
    const problem = await problemOf(openDatabase({ dataDir: folder }))
    expect(problem.code).toBe('database_unreadable')
    expect(problem.hint).toContain('backup')
    expect(existsSync(join(folder, 'in-use.json'))).toBe(false)
  })
})

it('names a PostgreSQL server that does not answer', async () => {
  const problem = await problemOf(openDatabase({ dataDir: folder, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }))
  expect(problem.code).toBe('database_unreachable')
  expect(problem.hint).toContain('DATABASE_URL')
})
