import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { readLastRun } from '#server/directory/last-run'
import { undoDays } from '#server/imports/undo/undo-run'
import { removeOutdated } from '#server/jobs/retention'
import { createSearchEngine, type SearchEngine } from '#server/search/engine'
import { openTestDatabase } from '../support/database.ts'
import { directoryTool } from '../support/directory-tool.ts'

const root = mkdtempSync(join(tmpdir(), 'patientweb-changes-'))
const folder = join(root, 'files')
let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  cpSync(join(import.meta.dirname, '../../docs/examples/directory'), folder, { recursive: true })
})
afterAll(async () => {
  await open.close()
  rmSync(root, { recursive: true })
})

async function importFiles(source: string): Promise<string> {
  const { code, text } = await directoryTool(open, 'import', folder, '--source', source)
  expect(code, text).toBe(0)
  return /Run (\d+) is done/.exec(text)?.[1] ?? ''
}

function rename(from: string, to: string): void {
  const path = join(folder, 'practitioners.csv')
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

const firstName = () => /Dr [A-Z][\w ]+/.exec(readFileSync(join(folder, 'practitioners.csv'), 'utf8'))![0]
const setAge = (run: string, days: number) =>
  open.query(`update directory_runs set started_at = now() - make_interval(days => $2) where id = $1`, [run, days])
const retain = async () => (await removeOutdated(open.db, new Date())).directoryChanges
const changesOf = (run: string) =>
  open.query<{ kind: string; id: number; before: unknown }>(
    'select kind, id, before from directory_changes where run_id = $1 order by kind, id',
    [run],
  )
const highestOf = async (run: string) =>
  Object.fromEntries((await changesOf(run)).map(({ kind, id }) => [kind, id] as const))
const finds = async (engine: SearchEngine, query: string) =>
  (await engine.search('doctor', { query, hitsPerPage: 5 })).hits.length > 0

it('what imports changed is kept while they can be taken back, and then but for a row of each kind', async () => {
  const before = await readLastRun(open)
  const first = await importFiles('kept')
  rename(firstName(), 'Dr Demo Quixotic')
  const second = await importFiles('kept')
  const [all, highest] = [(await changesOf(first)).length, await highestOf(first)]
  expect(all).toBeGreaterThan(200)

  await setAge(first, undoDays)
  expect(await retain()).toBe(0)
  await setAge(first, undoDays + 2)
  await setAge(second, undoDays + 2)
  const asleep = await createSearchEngine(open)
  expect(await retain()).toBe(all - Object.keys(highest).length)
  expect(await retain()).toBe(0)
  expect(await highestOf(first)).toEqual(highest)
  expect((await changesOf(first)).map((change) => change.before)).toEqual(
    Object.keys(highest).map(() => ({ forgotten: true })),
  )
  // Servers know the last change as before, so nobody builds an index for nothing.
  expect([await readLastRun(open), before < Number(second)]).toEqual([Number(second), true])

  // Files that say the same still change nothing, and others do.
  await directoryTool(open, 'import', folder, '--source', 'kept')
  expect(await readLastRun(open)).toBe(Number(second))

  // A server that slept while several imports came and were forgotten builds all anew from what is there.
  rename('Dr Demo Quixotic', 'Dr Demo Zebulon')
  const third = await importFiles('kept')
  await setAge(third, undoDays + 2)
  await retain()
  expect([await finds(asleep, 'Quixotic'), await finds(asleep, 'Zebulon')]).toEqual([true, false])
  await asleep.followDirectory()
  expect([await finds(asleep, 'Quixotic'), await finds(asleep, 'Zebulon')]).toEqual([false, true])
})

it('half of a run is never taken back, whatever the clock says, and no id is given again', async () => {
  const run = await importFiles('twice')
  const highest = await highestOf(run)
  await setAge(run, undoDays + 2)
  await retain()
  await setAge(run, 1)
  const [{ doctors } = { doctors: 0 }] = await open.query<{ doctors: number }>(
    'select count(*)::int as doctors from practitioners',
  )
  expect(await directoryTool(open, 'undo', run)).toMatchObject({ code: 1, text: expect.stringContaining('older than') })
  expect(await open.query('select count(*)::int as doctors from practitioners')).toEqual([{ doctors }])
  for (const part of ['practice_locations', 'availability_rules', 'availability_exceptions', 'services'])
    await open.query(
      `delete from ${part} where practitioner_id in (select id from practitioners where source = 'twice')`,
    )
  await open.query(`delete from practitioners where source = 'twice'`)
  const next = await importFiles('thrice')
  const created = (await changesOf(next)).filter(({ kind }) => kind === 'practitioners').map(({ id }) => id)
  expect(Math.min(...created)).toBeGreaterThan(highest['practitioners'] ?? 0)
})
