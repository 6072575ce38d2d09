import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { loadDemo } from '#server/demo/load'
import { openDatabase, type OpenDatabase } from '#server/db/open'
import { openEmbedded } from '#server/db/open-embedded'
import { cacheFolder, sourcesKey, testPractitioners } from './database-sources.ts'

/** A copy of the prepared database, in memory. */
export async function openPgliteCopy(): Promise<OpenDatabase> {
  const dump = await preparedDump()
  return openDatabase({ dataDir: '', dump: new Blob([readFileSync(dump)]) })
}

/** The dump's file; the first of several test processes makes it while the others wait. */
async function preparedDump(): Promise<string> {
  const file = join(cacheFolder, `pglite-${sourcesKey()}.tar`)
  if (existsSync(file)) return file
  mkdirSync(cacheFolder, { recursive: true })
  const unlock = await lock(cacheFolder, { retries: { retries: 600, factor: 1, minTimeout: 500 }, stale: 120_000 })
  try {
    if (!existsSync(file)) await makeDump(file)
  } finally {
    await unlock()
  }
  return file
}

async function makeDump(file: string): Promise<void> {
  const open = await openEmbedded({ dump: undefined })
  await loadDemo(open, { practitioners: testPractitioners })
  const dump = await open.client.dumpDataDir('none')
  await open.close()
  for (const name of readdirSync(cacheFolder)) if (/^pglite-.*\.tar$/.test(name)) rmSync(join(cacheFolder, name))
  // Renamed into place, so that no process ever reads half of it.
  writeFileSync(`${file}.new`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${file}.new`, file)
}
