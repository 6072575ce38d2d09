import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChangesRefused, Conflict } from '#contract/console/drafts'
import { appFacts } from '#src/app/app-facts.ts'
import { readUsableDraft } from '#server/tenants/drafts/usable-draft'
import { createTenantStore } from '#server/tenants/tenant-store'
import { copyTenant } from '#tests/support/copy-tenant'
import { openStaffWorld, type Answered, type Browser, type StaffWorld } from '#tests/support/staff-world'

const seed = '/configuration/theme/seed'
/** A colour that only the app knows to be wrong. */
const faint = '#abcdef'
const heading = '/configuration/heading1/en'
const tooFaint = { text: 'onAccent', ground: 'accent', ratio: '1.20', least: '4.5' }
const tagline = '/configuration/tagline/en'

let world: StaffWorld
let [code, count] = ['', 0]
let [reem, omar, viewer] = [] as unknown as [Browser, Browser, Browser]
beforeAll(async () => {
  world = await openStaffWorld()
  const checkLook = ({ seed: colour }: { seed: string }) =>
    colour === faint
      ? [{ path: '/seed', code: 'faintDark' as const, values: tooFaint, severity: 'error' as const }]
      : []
  world.server.app.appFacts.read = async () => ({ ...appFacts, checkLook })
})
afterAll(() => world.close())
beforeEach(async () => {
  code = `edited-${(count += 1)}`
  await copyTenant(world.database, 'patientweb', code)
  world.pass(60)
  reem = (await world.join('reem@partner.example', 'editor', code)).browser
  omar = (await world.join('omar@partner.example', 'editor', code)).browser
  viewer = (await world.join('viewer@partner.example', 'viewer', code)).browser
})

const read = async (browser = viewer) => (await browser.call('draft')).data
const shown = async (pointer: string) => (await read()).fields[pointer]
/** Changes one field of what the editor sees; `expected` is what stood there when they began. */
async function change(browser: Browser, pointer: string, value: unknown, expected?: unknown) {
  const held = value === undefined ? {} : { value }
  return browser.call('stageChanges', {
    body: { changes: [{ pointer, held, expected: { value: expected ?? (await shown(pointer)) } }] },
  })
}
const publish = async (browser: Browser) =>
  browser.call('publish', { body: { revision: (await read(browser)).revision } })
const outcome = ({ status, code: refusal }: Answered) => refusal ?? status
const conflictsOf = ({ details }: Answered) => (details?.['conflicts'] as Conflict[] | undefined) ?? []
const activity = async () => {
  const { events } = (await viewer.call('activity')).data
  return events.map(({ kind, actor, version, field }) => [
    ...[kind, actor?.email],
    ...(version ? [version] : []),
    ...(field === undefined ? [] : [field]),
  ])
}

describe('a draft', () => {
  it('has who changed which field, while patients see what they saw [T02]', async () => {
    const before = await shown(seed)
    expect((await change(reem, seed, '#0b5a8a')).data).toEqual({ revision: 1 })
    const { revision, version, changes, issues, fields } = await read()
    expect(changes).toEqual([
      {
        pointer: seed,
        held: { value: '#0b5a8a' },
        published: { value: before },
        author: { kind: 'staff', name: 'Name of reem@partner.example' },
        at: world.now().toISOString(),
      },
    ])
    expect([revision, version?.number, fields[seed]]).toEqual([1, 1, before])
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('tells who else changed a field, and changes nothing then', async () => {
    const before = await shown(heading)
    await change(reem, heading, 'Of Reem')
    const refused = await change(omar, heading, 'Of Omar', before)
    expect([outcome(refused), conflictsOf(refused)]).toEqual([
      'changed_elsewhere',
      [
        {
          ...{ pointer: heading, stands: { value: 'Of Reem' } },
          author: { kind: 'staff', name: 'Name of reem@partner.example' },
          at: world.now().toISOString(),
        },
      ],
    ])
    expect(outcome(await change(omar, heading, 'Of Omar', 'Of Reem'))).toBe(200)
    expect((await read()).changes.map(({ held }) => held.value)).toEqual(['Of Omar'])
  })

  it('takes no field that is none, none of the installation, and no call that is too large', async () => {
    for (const [pointer, code] of [
      ['/configuration/code', 'ofInstallation'],
      ['/hosts', 'ofInstallation'],
      ['/configuration/colour', 'unknownField'],
      ['/configuration/theme', 'severalFields'],
    ] as const) {
      const refused = await change(reem, pointer, 'x', 'y')
      // Also as data, for a reader of any language.
      const { findings = [] } = refused.details as ChangesRefused
      expect([pointer, outcome(refused), findings]).toEqual([pointer, 'validation_failed', [{ code, values: {} }]])
    }
    expect(outcome(await change(reem, heading, 'x'.repeat(1_100_000)))).toBe('payload_too_large')
    expect((await read()).changes).toEqual([])
  })

  it('is changed as often as anybody types, counted for who does it and not for their address', async () => {
    const { rateCounter } = world.server.app
    const counted = vi.spyOn(rateCounter, 'add')
    expect(outcome(await change(reem, heading, 'Of Reem'))).toBe(200)
    const { id } = (await reem.call('session')).data
    const key = counted.mock.calls.map(([name]) => name).find((name) => name.endsWith(` ${id}`))
    counted.mockRestore()
    expect(key).toContain('/draft/changes 600 ')
    await rateCounter.add(key!, 599, 60_000)
    expect(outcome(await change(reem, heading, 'Of Reem again', 'Of Reem'))).toBe('rate_limited')
    expect(outcome(await reem.call('draft'))).toBe(200)
    expect(outcome(await change(omar, heading, 'Of Omar', 'Of Reem'))).toBe(200)
  })

  it('loses one change, or all of them as they were read', async () => {
    await change(reem, heading, 'Of Reem')
    await change(omar, seed, '#0b5a8a')
    const one = { pointer: heading, expected: { value: 'Of Reem' } }
    expect(outcome(await omar.call('discardChange', { body: { ...one, expected: { value: 'Other' } } }))).toBe(
      'changed_elsewhere',
    )
    expect((await omar.call('discardChange', { body: one })).data).toEqual({ revision: 3 })
    expect(outcome(await omar.call('discardDraft', { body: { revision: 2 } }))).toBe('changed_elsewhere')
    expect((await omar.call('discardDraft', { body: { revision: 3 } })).data).toEqual({ revision: 4 })
    expect((await read()).changes).toEqual([])
    expect((await activity())[0]).toEqual(['draft_discarded', 'omar@partner.example'])
  })
})

describe('a preview', () => {
  it('leaves out what has begun and lacks something, and shows the rest of the draft', async () => {
    await change(reem, heading, 'Of Reem')
    const begun = {
      '/highlights/sun/published_at': '2026-11-26T10:00:00.000Z',
      '/highlights/sun/content/en/title': 'Sun',
      '/highlights/sun/content/en/excerpt': '',
      '/highlights/sun/content/en/href': '',
      '/banners/winter/bpid': 'home',
      '/banners/winter/country': 'nowhere',
      '/banners/winter/content/en/title': 'Winter',
    }
    const changes = Object.entries(begun).map(([pointer, value]) => ({ pointer, held: { value }, expected: {} }))
    expect(outcome(await reem.call('stageChanges', { body: { changes } }))).toBe(200)
    const { file } = (await readUsableDraft(world.database.db, code, appFacts))!
    expect(file.configuration.heading1).toMatchObject({ en: 'Of Reem' })

    expect(JSON.stringify(file)).not.toMatch(/Winter"|"Sun"/)
  })
})

describe('the activity', () => {
  const ofReem = ['draft_changed', 'reem@partner.example']
  const ofOmar = ['draft_changed', 'omar@partner.example']

  it('has who changed which field and discarded which change, a field that somebody goes on with once within ten minutes, and no values', async () => {
    const before = await activity()
    await change(reem, heading, 'Of')
    await change(reem, heading, 'Of Reem', 'Of')
    await change(omar, heading, 'Of Omar', 'Of Reem')
    await change(reem, seed, '#0b5a8a')
    world.pass(600)
    await change(reem, heading, 'Of Reem again', 'Of Omar')
    const refused = await change(omar, tagline, 'Of Omar', 'never stood there')
    expect(outcome(refused)).toBe('changed_elsewhere')
    await omar.call('discardChange', { body: { pointer: seed, expected: { value: '#0b5a8a' } } })
    await omar.call('discardChange', { body: { pointer: seed, expected: { value: '#0b5a8a' } } })
    const after = await activity()
    expect(after.slice(0, after.length - before.length)).toEqual([
      ['change_discarded', 'omar@partner.example', seed],
      [...ofReem, heading],
      [...ofReem, seed],
      [...ofOmar, heading],
      [...ofReem, heading],
    ])
    expect(JSON.stringify((await viewer.call('activity')).data)).not.toMatch(/Of Reem|0b5a8a/)
  })

  it('has a file that was put into the draft', async () => {
    const name = 'autumn.svg'
    const body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>')
    const headers = { 'content-type': 'application/octet-stream' }
    expect(outcome(await reem.call('uploadFile', { query: { name }, body, headers }))).toBe(200)
    expect((await activity())[0]).toEqual([...ofReem, `/assets/${name}`])
  })
})

describe('publishing', () => {
  it('shows patients all changes as a version, and notes who did it [T03]', async () => {
    await change(reem, heading, 'Of Reem')
    await change(omar, seed, '#0b5a8a')
    expect((await publish(omar)).data).toEqual({ version: 2 })
    const { changes, fields, version } = await read()
    expect([changes, fields[heading], fields[seed]]).toEqual([[], 'Of Reem', '#0b5a8a'])
    expect(version).toMatchObject({ number: 2, author: { name: 'Name of omar@partner.example' }, change_count: 2 })
    expect((await activity())[0]).toEqual(['published', 'omar@partner.example', 2])
  })

  it('is refused for a draft that is another by now, and for one with issues, which are at their fields', async () => {
    const { revision } = await read()
    expect(outcome(await reem.call('publish', { body: { revision } }))).toBe('changed_elsewhere')
    await change(reem, heading, 'Of Reem')
    expect(outcome(await reem.call('publish', { body: { revision } }))).toBe('changed_elsewhere')
    await change(reem, seed, 'blue')
    const refused = await publish(reem)
    expect([outcome(refused), refused.details]).toEqual([
      'validation_failed',
      {
        issues: expect.arrayContaining([
          { ...{ field: seed, within: [], severity: 'error' }, code: 'colour', values: { example: '#0b5f69' } },
        ]),
      },
    ])
    expect((await read()).issues.filter(({ severity }) => severity === 'error').map(({ field }) => field)).toContain(
      seed,
    )
    await change(reem, seed, faint, 'blue')
    expect((await publish(reem)).details).toEqual({
      issues: expect.arrayContaining([
        { ...{ field: seed, within: [], severity: 'error' }, code: 'faintDark', values: tooFaint },
      ]),
    })
    expect((await read()).version?.number).toBe(1)
  })
})

describe('the history', () => {
  it('has every version with what differs, and puts one back into the draft [T02]', async () => {
    const before = await shown(tagline)
    await change(reem, tagline, 'Second')
    await publish(reem)
    await change(omar, tagline, 'Third', 'Second')
    const { revision } = await read()
    expect(outcome(await omar.call('goBack', { id: '1', body: { revision: revision - 1 } }))).toBe('changed_elsewhere')
    expect(outcome(await omar.call('goBack', { id: '9', body: { revision } }))).toBe('not_found')
    await publish(omar)
    const { versions, next } = (await viewer.call('history')).data
    expect([versions.map(({ number, change_count }) => [number, change_count]), next]).toEqual([
      [
        [3, 1],
        [2, 1],
        [1, 0],
      ],
      undefined,
    ])
    const differences = [{ pointer: tagline, now: { value: 'Third' }, then: { value: before } }]
    expect((await viewer.call('versionDifferences', { id: '1' })).data).toEqual({ count: 1, differences })

    const back = { id: '1', body: { revision: (await read()).revision } }
    expect(outcome(await omar.call('goBack', back))).toBe(200)
    expect((await read()).changes).toMatchObject([{ pointer: tagline, held: { value: before } }])
    expect((await activity())[0]).toEqual(['went_back', 'omar@partner.example', 1])
    expect((await publish(omar)).data).toEqual({ version: 4 })
    expect(await shown(tagline)).toBe(before)
  })

  it('comes in pages', async () => {
    const store = createTenantStore(world.database.db, world.now)
    const found = await store.find(code)
    for (let at = 0; at < 21; at += 1) {
      const { configuration } = found!.file
      await store.put({ ...found!.file, configuration: { ...configuration, push_enabled: at % 2 === 0 } }, [])
    }
    const { versions, next } = (await viewer.call('history')).data
    expect([versions.length, versions[0]?.author]).toEqual([20, { kind: 'command' }])
    const rest = (await viewer.call('history', { query: { before: String(next) } })).data
    expect(rest.versions.at(-1)?.number).toBe(1)
    expect(rest.next).toBeUndefined()
  })
})

it('has the schema from which forms are made, for a viewer too', async () => {
  const schema = (await viewer.call('tenantSchema')).data
  expect(schema).toMatchObject({ properties: { configuration: { properties: { theme: { type: 'object' } } } } })
})
