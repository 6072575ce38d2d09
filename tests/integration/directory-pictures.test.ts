import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { undoDays } from '#server/imports/undo/undo-run'
import { removeOutdated } from '#server/jobs/retention'
import { openTestDatabase } from '../support/database.ts'
import { directoryTool } from '../support/directory-tool.ts'

const root = mkdtempSync(join(tmpdir(), 'patientweb-pictures-'))
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

async function paint(file: string, background: string) {
  const image = sharp({ create: { width: 30, height: 20, channels: 3, background } })
  writeFileSync(join(folder, file), await image.png().toBuffer())
}

/** Gives the first row of a file values by the names of its columns. */
function put(file: string, values: Record<string, string>): void {
  const path = join(folder, file)
  const [head = '', first = '', ...rest] = readFileSync(path, 'utf8').split('\r\n')
  const names = head.replace('\ufeff', '').split(',')
  const cells = first.slice(1, -1).split('","')
  for (const [name, value] of Object.entries(values)) cells[names.indexOf(`"${name}"`)] = value
  writeFileSync(path, [head, `"${cells.join('","')}"`, ...rest].join('\r\n'))
}

async function importFiles(): Promise<string> {
  const { code, text } = await directoryTool(open, 'import', folder)
  expect(code, text).toBe(0)
  return /Run (\d+) is done/.exec(text)?.[1] ?? ''
}

const pictures = async () =>
  (await open.query<{ digest: string }>('select digest from directory_pictures order by digest')).map(
    ({ digest }) => digest,
  )
const added = async (before: readonly string[]) => (await pictures()).filter((digest) => !before.includes(digest))
const later = (days: number) => new Date(Date.now() + days * 86_400_000)
const removedAt = async (when: Date) => (await removeOutdated(open.db, when)).directoryPictures

it('a picture goes when no entry has it, and no import that can be taken back had it', async () => {
  for (const [file, colour] of [
    ['old.png', '#206070'],
    ['new.png', '#702060'],
    ['logo.png', '#607020'],
    ['front.png', '#102030'],
    ['group.png', '#302010'],
  ] as const)
    await paint(file, colour)
  put('practitioners.csv', { photo: 'old.png' })
  put('facilities.csv', { logo: 'logo.png', photos: 'front.png' })
  put('organisations.csv', { logo: 'group.png' })
  await importFiles()
  const first = await pictures()
  expect(first).toHaveLength(4)
  put('practitioners.csv', { photo: 'new.png' })
  put('facilities.csv', { logo: '', photos: '' })
  const run = await importFiles()
  expect(await removedAt(later(undoDays))).toBe(0)

  // Taken back in time, all is as it was; the newer picture is nobody's then.
  const newer = await added(first)
  expect((await directoryTool(open, 'undo', run)).code).toBe(0)
  expect(await removedAt(later(1))).toBe(1)
  expect(await pictures()).toEqual(first)
  expect(newer).toHaveLength(1)

  // Not in time, only what entries have is left.
  const again = await importFiles()
  expect(await removedAt(later(undoDays + 2))).toBe(3)
  const [doctor] = await open.query<{ photo: string }>(
    `select photo from practitioners where photo like '/directory-%'`,
  )
  const [group] = await open.query<{ logo: string }>(`select logo from organisations where logo like '/directory-%'`)
  const used = [doctor?.photo, group?.logo].map((address) => /[0-9a-f]{64}/.exec(address ?? '')?.[0])
  expect(await pictures()).toEqual(used.toSorted())

  await open.query(`update directory_runs set started_at = now() - interval '${undoDays + 1} days' where id = $1`, [
    again,
  ])
  expect(await directoryTool(open, 'undo', again)).toMatchObject({
    code: 1,
    text: expect.stringContaining(`older than ${undoDays} days`),
  })
})

it('a hidden doctor keeps the picture, which appointments go on showing', async () => {
  const [doctor] = await open.query<{ photo: string }>(
    `update practitioners set hidden_since = now(), published = false where photo like '/directory-%' returning photo`,
  )
  expect(await removedAt(later(undoDays * 3))).toBe(0)
  expect(await pictures()).toContain(/[0-9a-f]{64}/.exec(doctor?.photo ?? '')?.[0])
})
