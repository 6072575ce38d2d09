import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appFacts } from '#src/app/app-facts.ts'
import type { OpenDatabase } from '#server/db/open'
import type { VersionAuthor } from '#server/db/schema/tenant-versions'
import { checkContents } from '#server/tenants/check-contents'
import { isError } from '#server/tenants/configuration-issue'
import { bounds } from '#server/tenants/drafts/bounds'
import { discardAll } from '#server/tenants/drafts/discard'
import { issuesOf } from '#server/tenants/drafts/draft-issues'
import { publishDraft } from '#server/tenants/drafts/publish'
import { readDraft, revisionOf } from '#server/tenants/drafts/read-draft'
import { stageChanges } from '#server/tenants/drafts/stage'
import { stageFile } from '#server/tenants/drafts/stage-file'
import { createTenantSources } from '#server/tenants/tenant-sources'
import { createTenantStore } from '#server/tenants/tenant-store'
import { forgetFiles } from '#server/tenants/versions/forget-versions'
import { compareVersions, readHistory, readVersion } from '#server/tenants/versions/read-versions'
import { restoreVersion, stageVersion } from '#server/tenants/drafts/restore'
import { copyTenant } from '#tests/support/copy-tenant'
import { openTestDatabase } from '#tests/support/database'

const now = new Date('2026-11-26T08:00:00Z')
const reem: VersionAuthor = { kind: 'staff', id: '00000000-0000-4000-8000-000000000001', name: 'Reem Nasser' }
const omar: VersionAuthor = { kind: 'staff', id: '00000000-0000-4000-8000-000000000002', name: 'Omar Aziz' }
const editing = (author: VersionAuthor = reem) => ({ author, now, app: appFacts })
const heading = '/configuration/heading1/en'
const tagline = '/configuration/tagline/en'

let database: OpenDatabase
let code: string
let count = 0
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  code = `edited-${(count += 1)}`
  await copyTenant(database, 'patientweb', code)
})

/** Puts values into fields, whatever stands there. */
async function write(values: Record<string, unknown>, author: VersionAuthor = reem) {
  const draft = await readDraft(database.db, code)
  const published = await createTenantStore(database.db).find(code)
  const changes = Object.entries(values).map(([pointer, value]) => {
    const made = draft!.changes.find((change) => change.pointer === pointer)
    const expected = made ? made.held : heldIn(published!.file, pointer)
    return { pointer, held: value === undefined ? {} : { value }, expected }
  })
  return stageChanges(database.db, code, changes, editing(author))
}
function heldIn(file: object, pointer: string) {
  const value = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], file)
  return value === undefined ? {} : { value }
}
const publish = async (author: VersionAuthor = reem, note?: string) => {
  const revision = await revisionOf(database.db, code)
  return publishDraft(database.db, code, { revision, ...(note && { note }) }, editing(author))
}
const shown = async () => (await createTenantStore(database.db).find(code))!.file.configuration
const picture = (width: number, background: string) =>
  sharp({ create: { width, height: width, channels: 3, background } })
    .png()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes))

describe('a draft', () => {
  it('is stored with its mistakes, says them at their fields as the tool does, and is not published with them', async () => {
    const before = await shown()
    await write({ '/configuration/theme/seed': 'red', '/configuration/name/en': undefined, [heading]: 'New' })
    const { contents } = (await readDraft(database.db, code))!
    const issues = issuesOf(await checkContents(createTenantSources(database.db), contents, appFacts), contents)
    expect(issues.filter(isError).map(({ field, message }) => [field, message])).toEqual([
      ['/configuration/name/en', 'is missing'],
      ['/configuration/theme/seed', 'must be a colour such as #0b5f69'],
    ])
    expect(await publish()).toEqual({ done: false, why: 'issues', issues })
    expect(await shown()).toEqual(before)
    expect((await readDraft(database.db, code))!.changes).toHaveLength(3)
  })

  it('has bounds, and says which was passed', async () => {
    const refusals = async (changes: { pointer: string; held: { value?: unknown } }[]) => {
      const requests = changes.map((change) => ({ ...change, expected: {} }))
      const staged = await stageChanges(database.db, code, requests, editing())
      return staged.done || staged.why !== 'refused'
        ? []
        : staged.refusals.map(({ pointer, message }) => `${pointer} ${message}`)
    }
    const word = (i: number) => ({ pointer: `/translations/en/word.${i}`, held: { value: 'x' } })
    expect(
      await refusals([
        { pointer: '/configuration/theme/sead', held: { value: '#000000' } },
        { pointer: '/hosts', held: { value: ['bank.example'] } },
        { pointer: '/assets/a.png', held: { value: '0'.repeat(64) } },
        { pointer: '/configuration/heading2/en', held: { value: 'x'.repeat(bounds.valueLetters) } },
        { pointer: '/configuration/heading2/ar', held: { value: ['half \ud800 of a pair'] } },
        { pointer: '/configuration/heading2/id', held: { value: 'nothing \0' } },
        { pointer: tagline, held: { value: 'One' } },
        { pointer: tagline, held: { value: 'Two' } },
      ]),
    ).toEqual([
      '/configuration/theme/sead is no field here; did you mean "seed"?',
      '/hosts is set by whoever runs the installation',
      '/assets/a.png is a file: it must be uploaded',
      `/configuration/heading2/en has ${bounds.valueLetters + 12} letters, and may have ${bounds.valueLetters}`,
      '/configuration/heading2/ar has a character that cannot be stored',
      '/configuration/heading2/id has a character that cannot be stored',
      `${tagline} is there twice`,
    ])
    expect(await refusals(Array.from({ length: bounds.changesAtOnce + 1 }, (_, i) => word(i)))).toEqual([
      ` more than ${bounds.changesAtOnce} changes at once`,
    ])
    const large = 'x'.repeat(bounds.valueLetters - 20)
    const many = Array.from({ length: 21 }, (_, i) => ({ ...word(i), held: { value: large } }))
    expect(await refusals(many)).toEqual([
      ` all values of a draft together may have ${bounds.draftLetters} letters: publish or undo some first`,
    ])
    expect((await readDraft(database.db, code))!.changes).toEqual([])
  })

  it('tells the second of two in one field who was first, and what stands there', async () => {
    await write({ [heading]: 'From Reem' })
    const late = { pointer: heading, held: { value: 'From Omar' }, expected: { value: 'Somebody’s' } }
    expect(await stageChanges(database.db, code, [late], editing(omar))).toEqual({
      ...{ done: false, why: 'conflicts' },
      conflicts: [{ pointer: heading, stands: { value: 'From Reem' }, author: reem, at: now.toISOString() }],
    })
    expect((await publish()).done).toBe(true)
    expect(await stageChanges(database.db, code, [late], editing(omar))).toMatchObject({
      conflicts: [{ stands: { value: 'From Reem' }, author: reem, version: 2 }],
    })
  })

  it('keeps what was published meanwhile in other fields, and has what was in one of its own decided first', async () => {
    await write({ [heading]: 'From the draft', [tagline]: 'Also from there' })
    const store = createTenantStore(database.db, () => now)
    const { file, assets } = (await store.find(code))!
    file.configuration.heading1.en = 'From a file'
    file.configuration.heading2.en = 'From a file, too'
    const kept = assets.map((asset) => ({ ...asset, mediaType: 'image/png', fact: {} }))
    await store.put(file, kept)
    const conflict = { pointer: heading, stands: { value: 'From a file' }, author: { kind: 'command' }, version: 2 }
    expect(await publish()).toEqual({
      done: false,
      why: 'conflicts',
      conflicts: [{ ...conflict, at: now.toISOString() }],
    })
    const { changes } = (await readDraft(database.db, code))!
    expect(changes.map(({ pointer, overtaken }) => [pointer, overtaken?.version])).toEqual([
      [heading, 2],
      [tagline, undefined],
    ])
    const decided = { pointer: heading, held: { value: 'From the draft' }, expected: { value: 'From a file' } }
    expect(await stageChanges(database.db, code, [decided], editing())).toMatchObject({ done: true })
    expect(await publish()).toEqual({ done: true, version: 3 })
    expect(await shown()).toMatchObject({
      heading1: { en: 'From the draft' },
      heading2: { en: 'From a file, too' },
      tagline: { en: 'Also from there' },
    })
  })

  it('adds, changes and removes banners by their ids, and leaves others where they are', async () => {
    const banner = { bpid: 'home', country: 'ae', platform: 'web', position: 7 }
    const fields = Object.entries(banner).map(([name, value]) => [`/banners/autumn/${name}`, value])
    await write({ ...Object.fromEntries(fields), '/banners/autumn/content/en/title': 'Flu' })
    const others = (await createTenantStore(database.db).find(code))!.file.banners
    expect(await publish()).toEqual({ done: true, version: 2 })
    const find = async () => (await createTenantStore(database.db).find(code))!.file.banners
    expect((await find()).filter(({ id }) => id !== 'autumn')).toEqual(others)
    expect((await find()).find(({ id }) => id === 'autumn')).toEqual({
      ...{ id: 'autumn', ...banner },
      content: { en: { title: 'Flu' } },
    })
    const gone = [...fields, ['/banners/autumn/content/en/title', 'Flu']].map(([pointer, value]) => ({
      ...{ pointer: String(pointer), held: {}, expected: { value } },
    }))
    expect(await stageChanges(database.db, code, gone, editing())).toMatchObject({ done: true })
    expect((await publish()).done).toBe(true)
    expect(await find()).toEqual(others)
  })

  it('has files, checked and in their stored form, which go with nobody having them', async () => {
    const name = 'autumn.png'
    const upload = (bytes: Uint8Array, expected?: string) =>
      stageFile(database.db, code, { name, bytes, expected }, editing())
    expect(await upload(new TextEncoder().encode('<html>'))).toEqual({
      ...{ done: false, why: 'refused' },
      refusals: [
        {
          ...{ pointer: '/assets/autumn.png', message: 'is no png file' },
          finding: { code: 'notOfKind', values: { ending: 'png' } },
        },
      ],
    })
    expect(await upload(await picture(600, '#aa0000'))).toMatchObject({ done: true })
    expect(await upload(await picture(600, '#00aa00'))).toMatchObject({ done: false, why: 'conflicts' })
    await write({ '/configuration/icon': name })
    expect(await publish()).toEqual({ done: true, version: 2 })
    const digestOf = async () =>
      (await createTenantStore(database.db).find(code))!.assets.find((asset) => asset.name === name)?.digest
    const first = await digestOf()
    expect((await readVersion(database.db, code, 2))!.files).toContainEqual({
      ...{ name, digest: first, width: 600, height: 600 },
    })
    // A square is asked for, and 512 pixels: measured when it came.
    expect(await upload(await picture(100, '#0000aa'), first)).toMatchObject({ done: true })
    expect(await publish()).toMatchObject({ issues: [{ field: '/configuration/icon' }] })
    await discardAll(database.db, code, await revisionOf(database.db, code))
    const tomorrow = new Date(now.getTime() + 86_400_001)
    // The picture that was discarded, and the one that came too late.
    expect(await forgetFiles(database.db, tomorrow)).toBe(2)
    expect(await digestOf()).toBe(first)
  })
})

describe('versions', () => {
  it('say who published what, from wherever, and what differs', async () => {
    await write({ [heading]: 'Two' })
    expect(await publish(omar, 'For the autumn')).toEqual({ done: true, version: 2 })
    const store = createTenantStore(database.db, () => now)
    const found = (await store.find(code))!
    found.file.configuration.tagline = { en: 'From a file' }
    await store.put(found.file, [])
    // The same again is no version.
    await store.put(found.file, [])
    const history = await readHistory(database.db, code)
    expect(history.map(({ number, author, note }) => [number, author, note])).toEqual([
      [3, { kind: 'command' }, ''],
      [2, omar, 'For the autumn'],
      [1, { kind: 'command' }, ''],
    ])
    expect(history[1]).toMatchObject({ changed: [heading], changeCount: 1, at: now.toISOString() })
    expect(history[0]!.changed).toContain('/configuration/tagline/ar')
    expect(await compareVersions(database.db, code, [1, 2])).toEqual([
      { pointer: heading, before: { value: expect.any(String) }, after: { value: 'Two' } },
    ])
    expect(await compareVersions(database.db, code, [1, 9])).toBeUndefined()
    expect(await readHistory(database.db, code, { most: 1, before: 3 })).toMatchObject([{ number: 2 }])
  })

  it('begin with what there was before versions were kept', async () => {
    await database.query('delete from tenant_versions where tenant_code = $1', [code])
    const before = await shown()
    await write({ [heading]: 'Newer' })
    expect(await publish()).toEqual({ done: true, version: 2 })
    const [, first] = await readHistory(database.db, code)
    expect(first).toMatchObject({ number: 1, author: { kind: 'unknown' } })
    expect((await readVersion(database.db, code, 1))!.file.configuration).toEqual(before)
  })

  it('come back with their files as new ones, or into the draft, and leave hosts as they are', async () => {
    const name = 'autumn.png'
    await stageFile(database.db, code, { name, bytes: await picture(90, '#aa0000'), expected: undefined }, editing())
    await publish()
    const before = (await createTenantStore(database.db).find(code))!
    const { digest } = before.assets.find((asset) => asset.name === name)!
    const removal = { pointer: `/assets/${name}`, held: {}, expected: { value: digest } }
    expect(await stageChanges(database.db, code, [removal], editing())).toMatchObject({ done: true })
    await write({ [heading]: 'Three' })
    expect(await publish()).toEqual({ done: true, version: 3 })
    await database.query(`update tenants set hosts = $2 where code = $1`, [code, `{${code}.example}`])
    expect(await forgetFiles(database.db, new Date(now.getTime() + 86_400_001))).toBe(0)

    expect(await stageVersion(database.db, code, 2, editing(omar))).toMatchObject({ done: true })
    const { changes, revision } = (await readDraft(database.db, code))!
    expect(changes.map(({ pointer }) => pointer)).toEqual([`/assets/${name}`, heading])
    await discardAll(database.db, code, revision)

    expect(await restoreVersion(database.db, code, 2, editing(omar))).toEqual({ done: true, version: 4 })
    const after = (await createTenantStore(database.db).find(code))!
    expect(after).toEqual({ ...before, file: { ...before.file, hosts: [`${code}.example`] } })
    expect((await readHistory(database.db, code))[0]).toMatchObject({ author: omar, restoredFrom: 2 })
    expect(await restoreVersion(database.db, code, 2, editing())).toEqual({ done: false, why: 'nothing' })
    expect(await restoreVersion(database.db, code, 9, editing())).toEqual({ done: false, why: 'unknown' })
  })
})
