import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Draft } from '#contract/console/drafts'
import { issueMessages } from '#contract/issues/codes'
import { appFacts } from '#src/app/app-facts.ts'
import type { Contents } from '#server/tenants/fields/contents'
import { fieldsOf, heldAt, isSame } from '#server/tenants/fields/fields'
import { findField } from '#server/tenants/fields/find-field'
import { readContents } from '#server/tenants/read-contents'
import type { TenantFile } from '#server/tenants/tenant-file'
import { hostileFile } from '#tests/support/hostile/hostile-file'
import { hostileFolder } from '#tests/support/hostile/hostile-folder'
import { tricks } from '#tests/support/hostile/tricks'
import { code, wholeFile } from '#tests/support/hostile/whole-file'
import { openStaffWorld, type Browser, type StaffWorld } from '#tests/support/staff-world'
import { tenantTool } from '#tests/support/tenant-tool'

/** In each round every field has another trick, and each trick other fields; in all rounds of the soak each field has had each. */
const rounds = process.env['SOAK_ROUNDS'] ? tricks.length : 3
/** Prime to the number of tricks, so that neighbours differ. */
const apart = 7

let world: StaffWorld
let editor: Browser
let whole: Contents
beforeAll(async () => {
  world = await openStaffWorld()
  world.server.app.appFacts.read = async () => appFacts
  whole = await take(wholeFile())
  editor = (await world.join('editor@partner.example', 'editor', code)).browser
})
afterAll(() => world.close())

/** Takes a file in by the tool, and gives what is stored of it. */
async function take(file: TenantFile): Promise<Contents> {
  const folder = hostileFolder(file)
  const { code: exit, output } = await tenantTool(world.database, 'import', folder)
  rmSync(folder, { recursive: true })
  expect([exit, exit === 0 || output]).toEqual([0, true])
  return (await readContents(world.database.db, code))!
}

/** Fields that staff change, all that the whole file has, with what stands there. */
const openFields = (contents: Contents) =>
  new Map(
    [...fieldsOf(contents)].filter(([pointer]) => 'steps' in findField(pointer) && !pointer.startsWith('/assets/')),
  )

/** The same value with something else in the place of each text, number and switch in it. */
function each(value: unknown, put: string): unknown {
  if (typeof value !== 'object' || value === null) return put
  if (Array.isArray(value)) return value.map((one) => each(one, put))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, each(one, put)]))
}

type Change = readonly [pointer: string, value: unknown, seen: unknown]
/** Makes changes by the calls of the form, some at a time. */
async function stage(changes: readonly Change[], atOnce = 100): Promise<void> {
  for (let at = 0; at < changes.length; at += atOnce) {
    const body = {
      changes: changes.slice(at, at + atOnce).map(([pointer, value, seen]) => ({
        ...{ pointer, held: { value }, expected: { value: seen } },
      })),
    }
    const { status, text } = await editor.call('stageChanges', { body })
    expect([status, status === 200 || text]).toEqual([200, true])
  }
}
const read = async (): Promise<Draft> => (await editor.call('draft')).data
const discard = async () => editor.call('discardDraft', { body: { revision: (await read()).revision } })
const errorsOf = ({ issues }: Draft) => issues.filter(({ severity }) => severity === 'error')

/** Puts a trick into each field, and takes out those that are named as wrong, until nothing is wrong: gives which these were. */
async function tryIn(fields: ReadonlyMap<string, unknown>, trickFor: (at: number) => string): Promise<Set<string>> {
  const refused = new Set<string>()
  let tried = [...fields.keys()]
  const put = new Map([...fields].map(([pointer, value], at) => [pointer, each(value, trickFor(at))]))
  await stage([...fields].map(([pointer, value]) => [pointer, put.get(pointer), value]))
  const refusal = await publish()
  expect([refusal.code, refusal.details]).toEqual(['validation_failed', { issues: expect.anything() as unknown }])
  for (;;) {
    const errors = errorsOf(await read())
    if (errors.length === 0) return refused
    const named = new Set(errors.map(({ field }) => field))
    const wrong = tried.filter((pointer) => [...named].some((field) => `${pointer}/`.startsWith(`${field}/`)))
    expect([wrong.length > 0, errors]).toEqual([true, errors])
    expect(errors.filter(({ code }) => !Object.hasOwn(issueMessages, code))).toEqual([])
    // An error is at a field that was tried, or at the part that holds it.
    const elsewhere = [...named].filter((field) => !wrong.some((pointer) => `${pointer}/`.startsWith(`${field}/`)))
    expect(elsewhere).toEqual([])
    await stage(wrong.map((pointer) => [pointer, fields.get(pointer), put.get(pointer)]))
    for (const pointer of wrong) refused.add(pointer)
    tried = tried.filter((pointer) => !wrong.includes(pointer))
  }
}

const published = async () => (await readContents(world.database.db, code))!
const publish = async () => editor.call('publish', { body: { revision: (await read()).revision } })

describe('what staff put into every field of a draft', () => {
  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'is refused at the fields that do not take it, and nothing is published before, in round %i [T02][T03][T04]',
    async (round) => {
      const fields = openFields(whole)
      expect(fields.size).toBeGreaterThan(300)
      const refused = await tryIn(fields, (at) => tricks[(at * apart + round) % tricks.length]!)
      for (const field of strict) expect(refused).toContain(`/configuration${field}`)
      await discard()
      expect(await published()).toEqual(whole)
    },
  )

  it('shows patients what the tool would have taken in, and not what was cleaned out of it [T02][T03][T04]', async () => {
    const file = storable(hostileFile())
    const byTool = fieldsOf(await take(file))
    await take(wholeFile())
    const hostile = openFields({ file, files: whole.files })
    const standing = fieldsOf(whole)
    await stage(
      [...hostile]
        .filter(([pointer, value]) => !isSame({ value }, heldAt(standing, pointer)))
        .map(([pointer, value]) => [pointer, value, standing.get(pointer)]),
      50,
    )
    expect(errorsOf(await read())).toEqual([])
    expect((await publish()).status).toBe(200)
    const shown = fieldsOf(await published())
    expect(shown).toEqual(byTool)
    const taken = JSON.stringify([...hostile])
    const kept = JSON.stringify([...shown])
    // Texts are shown as texts, whatever is in them; of markup nothing stays that could act.
    expect([taken, kept].map((text) => text.includes('__pwned'))).toEqual([true, true])
    for (const [pointer, value] of shown)
      if (pointer.endsWith('/html')) expect([pointer, acting.exec(String(value))]).toEqual([pointer, null])
  })
})

/** Without what no database stores, which a form is told at once. */
const storable = (file: TenantFile) => JSON.parse(JSON.stringify(file).replaceAll('\\u0000', '')) as TenantFile

/** What acts in markup, once it is there. */
const acting = /<(?:script|style|iframe|object|embed|form|svg|math|base|meta|link)\b|<[^>]*\son\w+\s*=|javascript:/i

/** Fields that take none of them: addresses, colours, numbers, names, switches. */
const strict = ['/theme/seed', '/login_url', '/content_hosts', '/sidebar', '/markets', '/booking_rules/window_days']
