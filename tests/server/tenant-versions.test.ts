import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { InitData } from '#contract/tenant'
import type { OpenDatabase } from '#server/db/open'
import { stageChanges } from '#server/tenants/drafts/stage'
import { publishDraft } from '#server/tenants/drafts/publish'
import { readDraft } from '#server/tenants/drafts/read-draft'
import { differencesBetween, fieldsOf, heldAt } from '#server/tenants/fields/fields'
import { findField } from '#server/tenants/fields/find-field'
import { cleanTenant } from '#server/tenants/clean-tenant'
import type { TenantFile } from '#server/tenants/tenant-file'
import { createTenantStore } from '#server/tenants/tenant-store'
import { readContents } from '#server/tenants/read-contents'
import { copyTenant } from '#tests/support/copy-tenant'
import { openTestDatabase } from '#tests/support/database'
import { assetFacts, code as hostile, wholeFile } from '#tests/support/hostile/whole-file'
import { hostileFile } from '#tests/support/hostile/hostile-file'
import { startTestServer, type TestServer } from '#tests/support/server'
import { tenantTool } from '#tests/support/tenant-tool'

const now = new Date('2026-11-26T08:00:00Z')
const author = { kind: 'staff' as const, id: '00000000-0000-4000-8000-000000000001', name: 'Reem Nasser' }
const heading = '/configuration/heading1/en'
let database: OpenDatabase
/** Two servers of one database, whose clock stands still: they never look by themselves. */
let servers: TestServer[]
const changed: string[][] = [[], []]

beforeAll(async () => {
  database = await openTestDatabase()
  await copyTenant(database, 'insurer', 'told')
  servers = await Promise.all([1, 2].map(() => startTestServer({ database, clock: () => now })))
  for (const [i, { app }] of servers.entries()) {
    await app.ready()
    await app.tenants.all()
    app.tenants.onChange((code) => changed[i]!.push(code))
  }
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database.close()
})

const tool = (...args: string[]) => tenantTool(database, ...args)
const headingOn = async (server: TestServer) => {
  const answer = await server.call('locale', 'GET', '/appservice/init', { tenant: 'told', locale: 'en-ae' })
  return answer.json<{ data: InitData }>().data.settings.whitelabel_configs.heading1.en
}
async function write(code: string, pointer: string, value: unknown) {
  const draft = await readDraft(database.db, code)
  const expected = heldAt(fieldsOf(draft!.contents), pointer)
  return stageChanges(database.db, code, [{ pointer, held: { value }, expected }], { author, now })
}
const publish = async (code: string) => {
  const { revision } = (await readDraft(database.db, code))!
  return publishDraft(database.db, code, { revision }, { author, now })
}

describe('a published draft', () => {
  it('is shown by every server at once, which forget this tenant alone [K01]', async () => {
    const before = await headingOn(servers[0]!)
    await write('told', heading, 'Seen everywhere')
    expect(await Promise.all(servers.map(headingOn))).toEqual([before, before])
    for (const codes of changed) codes.length = 0
    expect(await publish('told')).toMatchObject({ done: true })
    await vi.waitUntil(() => changed.every((codes) => codes.length > 0))
    expect(await Promise.all(servers.map(headingOn))).toEqual(['Seen everywhere', 'Seen everywhere'])
    expect(changed).toEqual([['told'], ['told']])
  })

  it('has of a hostile tenant, field by field, what its file would have [T02][T03][T04]', async () => {
    const { $schema: _, ...sound } = wholeFile()
    const assets = [...assetFacts].map(([name, fact]) => ({
      ...{ name, fact, bytes: Buffer.from(name), mediaType: 'application/octet-stream' },
    }))
    await createTenantStore(database.db).put(sound, assets)
    const draft = (await readDraft(database.db, hostile))!
    const { files } = draft.contents
    const tricky = withoutNul(hostileFile())
    const [from, to] = [fieldsOf(draft.contents), fieldsOf({ file: tricky, files })]
    const changes = differencesBetween(from, to).filter(({ pointer }) => 'steps' in findField(pointer))
    expect(changes.length).toBeGreaterThan(300)
    const requests = changes.map(({ pointer, before, after }) => ({ pointer, held: after, expected: before }))
    for (let at = 0; at < requests.length; at += 200) {
      const staged = await stageChanges(database.db, hostile, requests.slice(at, at + 200), { author, now })
      expect(staged).toMatchObject({ done: true })
    }
    expect(await publish(hostile)).toEqual({ done: true, version: 2 })
    const shown = fieldsOf((await readContents(database.db, hostile))!)
    const cleaned = fieldsOf({ file: cleanTenant(tricky, new Set(assetFacts.keys())), files })
    const isTime = (pointer: string) => /_at$/.test(pointer)
    const wrong = differencesBetween(shown, cleaned).filter(({ pointer }) => !isTime(pointer))
    expect(wrong).toEqual([])
    expect(JSON.stringify([...shown]).split('__pwned').length).toBeGreaterThan(1000)
  })
})

/** Markup with the character 0, which a file may have and the cleaner takes out, is refused in a draft. */
const withoutNul = (file: TenantFile) =>
  JSON.parse(
    JSON.stringify(file, (_, value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value)),
  ) as TenantFile

describe('the tool', () => {
  it('shows the draft with what is wrong with it, and the versions, and brings one back', async () => {
    await copyTenant(database, 'insurer', 'tooled')
    expect(await tool('draft', 'tooled')).toEqual({ code: 0, output: 'Nothing of tooled waits to be published.' })
    await write('tooled', heading, 'From the console')
    await write('tooled', '/configuration/theme/seed', 'red')
    const draft = await tool('draft', 'tooled')
    expect(draft.code).toBe(1)
    expect(draft.output).toMatch(
      /^\/configuration\/heading1\/en {2}"Care Sadeem.*" -> "From the console" {2}2026-11-26T08:00Z {2}Reem Nasser$/m,
    )
    expect(draft.output).toMatch(/^error {4}\/configuration\/theme\/seed {2}must be a colour/m)
    await write('tooled', '/configuration/theme/seed', '#112233')
    expect((await tool('draft', 'tooled')).code).toBe(0)
    expect(await publish('tooled')).toMatchObject({ done: true })

    expect((await tool('restore', 'tooled', '1')).output).toContain('Version 3 of tooled has what version 1 had.')
    expect(await tool('restore', 'tooled', '1')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Nothing was changed.'),
    })
    expect((await tool('history', 'tooled')).output.replaceAll(/\S*T\d\d:\d\dZ/g, 'TIME').split('\n')).toEqual([
      '   3  TIME  the command line  as in version 1  (shown)',
      `   2  TIME  Reem Nasser  2 changes: ${heading} /configuration/theme/seed`,
      '   1  TIME  the command line  as a whole',
    ])
    expect(await tool('restore', 'tooled', '7')).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no version 7'),
    })
    expect((await tool('history', 'nobody')).code).toBe(1)
    expect((await tool('draft', 'nobody')).code).toBe(1)
  })

  it('says who published over a change meanwhile, and forgets all of it with the tenant', async () => {
    await copyTenant(database, 'insurer', 'passed')
    await write('passed', heading, 'From the console')
    const store = createTenantStore(database.db)
    const { file } = (await store.find('passed'))!
    file.configuration.heading1.en = 'From a file'
    await store.put(file, [])
    expect((await tool('draft', 'passed')).output).toContain(
      'since then the command line published "From a file" there',
    )
    await tool('hide', 'passed')
    expect((await tool('remove', 'passed', '--confirm', 'passed')).code).toBe(0)
    const left = await database.query(`select from tenant_versions where tenant_code = 'passed'
      union all select from tenant_drafts where tenant_code = 'passed'
      union all select from tenant_draft_changes where tenant_code = 'passed'`)
    expect(left).toEqual([])
  })
})
