import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readBuilds, useBuild } from './builds.ts'

const { pruneBuilds } = (await import(new URL('../../scripts/prune-builds.mjs', import.meta.url).href)) as {
  pruneBuilds: (folder: string, builds: string[]) => void
}

const ids = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc', 'dddddddddddd', 'eeeeeeeeeeee']
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'patientweb-builds-'))
  for (const id of ids) mkdirSync(join(root, id))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const left = () => readdirSync(root).filter((name) => name !== 'builds.json')

describe('builds that are no longer among the last', () => {
  it('stay while a server runs on them, and go when it has stopped', () => {
    const [last, before, first, used] = ids as [string, string, string, string]
    const builds = [last, before, first]
    writeFileSync(join(root, 'builds.json'), JSON.stringify([used]))
    const giveBack = useBuild(readBuilds(root)[0])
    pruneBuilds(root, builds)
    expect(left()).toEqual([last, before, first, used])
    giveBack()
    pruneBuilds(root, builds)
    expect(left()).toEqual([last, before, first])
  })

  it('go where the server that ran on them ended without a word', () => {
    // More than any process is numbered.
    writeFileSync(join(root, ids[4]!, 'in-use-2147483647'), '')
    pruneBuilds(root, [ids[0]!])
    expect(left()).toEqual([ids[0]])
  })
})
