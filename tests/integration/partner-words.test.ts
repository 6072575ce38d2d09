import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appFacts } from '#src/app/app-facts.ts'
import { createTenantStore } from '#server/tenants/tenant-store'
import { fillCatalogues } from '../../scripts/messages/fill-catalogues.ts'
import { copyTenant } from '#tests/support/copy-tenant'
import { tricks } from '#tests/support/hostile/tricks'
import { openStaffWorld, type Answered, type Browser, type StaffWorld } from '#tests/support/staff-world'

const find = 'care.searchBox.find'
const locale = 'app.locale.button'

let world: StaffWorld
let [code, count] = ['', 0]
let [editor, viewer] = [] as unknown as [Browser, Browser]
beforeAll(async () => {
  fillCatalogues(join(import.meta.dirname, '../..'))
  world = await openStaffWorld()
  world.server.app.appFacts.read = async () => appFacts
})
afterAll(() => world.close())
beforeEach(async () => {
  code = `worded-${(count += 1)}`
  await copyTenant(world.database, 'patientweb', code)
  world.pass(60)
  editor = (await world.join('reem@partner.example', 'editor', code)).browser
  viewer = (await world.join('omar@partner.example', 'viewer', code)).browser
})

const words = async (query: Record<string, string>, browser = viewer) => (await browser.call('words', { query })).data
const change = (pointer: string, held: unknown, expected: unknown = undefined, browser = editor) =>
  browser.call('stageChanges', {
    body: {
      changes: [
        {
          pointer,
          held: held === undefined ? {} : { value: held },
          expected: expected === undefined ? {} : { value: expected },
        },
      ],
    },
  })
const publish = async () => editor.call('publish', { body: { revision: (await editor.call('draft')).data.revision } })
const issues = async () =>
  (await viewer.call('draft')).data.issues.filter(({ field }) => field.startsWith('/translations/'))
const outcome = ({ status, code: refusal }: Answered) => refusal ?? status
const idsOf = ({ words: found }: { words: { id: string }[] }) => found.map(({ id }) => id)

describe('the words of the app', () => {
  it('stand in every language of the tenant, with what they mean, a page at a time [C03]', async () => {
    const first = await words({})
    expect(first.languages).toEqual(['en', 'ar', 'id'])
    expect(first.count).toBeGreaterThan(1000)
    expect([first.words.length, first.pages]).toEqual([25, Math.ceil(first.count / 25)])
    const second = await words({ page: '2' })
    expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([])
    expect((await words({ page: '1000' })).words).toEqual([])
    const { words: found } = await words({ search: find })
    expect(found).toEqual([
      {
        id: find,
        note: '',
        own: { en: 'Find a time', ar: expect.stringMatching(/\p{Script=Arabic}/u), id: expect.any(String) },
      },
    ])
    expect((await words({ area: 'refusals' })).words.every(({ id }) => /^(problem|blocked)\./.test(id))).toBe(true)
    expect((await viewer.call('words', { query: { page: '0' } })).code).toBe('validation_failed')
    expect((await viewer.call('words', { query: { search: 'x'.repeat(101) } })).code).toBe('validation_failed')
  })

  it('are found by letters of a text in any language, without the marks of Arabic, and by the tenant’s own', async () => {
    const { words: found } = await words({ search: find })
    const arabic = found[0]?.own.ar ?? ''
    expect(idsOf(await words({ search: arabic.replaceAll(/\p{M}/gu, '') }))).toContain(find)
    expect((await words({ search: 'Zanzibar' })).count).toBe(0)
    await change(`/translations/id/${find}`, 'Zanzibár')
    expect(idsOf(await words({ search: 'zanzibar' }))).toEqual([find])
    expect((await words({ search: '%_\\(' })).count).toBe(0)
  })

  it('are listed where they are the tenant’s own, in all or in some languages, with the draft', async () => {
    expect((await words({ show: 'changed' })).count).toBe(0)
    await change(`/translations/en/${find}`, 'Show me my doctor')
    expect([idsOf(await words({ show: 'changed' })), idsOf(await words({ show: 'missing' }))]).toEqual([[find], [find]])
    await change(`/translations/ar/${find}`, 'أرني طبيبي')
    await change(`/translations/id/${find}`, 'Tunjukkan dokter saya')
    expect((await words({ show: 'missing' })).count).toBe(0)
    expect((await words({ show: 'changed' })).fields).toEqual({})
    expect(outcome(await publish())).toBe(200)
    expect((await words({ show: 'changed' })).fields).toEqual({
      [`/translations/en/${find}`]: 'Show me my doctor',
      [`/translations/ar/${find}`]: 'أرني طبيبي',
      [`/translations/id/${find}`]: 'Tunjukkan dokter saya',
    })
    await change(`/translations/en/${find}`, undefined, 'Show me my doctor')
    expect(outcome(await publish())).toBe(200)
    const stored = await createTenantStore(world.database.db).find(code)
    expect(stored?.file.translations.en).toBeUndefined()
    expect(stored?.file.translations.ar).toEqual({ [find]: 'أرني طبيبي' })
  })
})

describe('a word of the tenant’s own', () => {
  it.each([
    ['{country', 'error', 'icuBrace', {}],
    ['{language} of {name}', 'error', 'wordForeign', { names: ['{name}'] }],
    ['<b>{language}</b> {country}', 'error', 'wordForeign', { names: ['<b>'] }],
    ['{language} {country, number}', 'error', 'wordMeaning', { names: ['{country}'] }],
    ['{language}', 'warning', 'wordLost', { names: ['{country}'] }],
  ])(
    'as %s is told of as an %s at its field, and an error is not published [C03]',
    async (text, severity, code, values) => {
      await change(`/translations/en/${locale}`, text)
      expect(await issues()).toEqual([{ field: `/translations/en/${locale}`, within: [], severity, code, values }])
      expect(outcome(await publish())).toBe(severity === 'error' ? 'validation_failed' : 200)
      expect((await words({ show: 'wrong' })).count).toBe(severity === 'error' ? 1 : 0)
    },
  )

  it('for a text that the app does not have is told of, and can be taken away', async () => {
    await change('/translations/en/nothing.at.all', 'Words')
    expect((await issues()).map(({ code }) => code)).toEqual(['wordUnknown'])
    expect((await words({ show: 'changed' })).words).toEqual([{ id: 'nothing.at.all', note: '', own: {} }])
  })

  it('with a trick in it is stored as text or told of, and what is right is published', async () => {
    const { words: found } = await words({})
    const changes = tricks.map((trick, at) => ({
      ...{ pointer: `/translations/en/${found[at % found.length]?.id}`, held: { value: trick }, expected: {} },
    }))
    expect(tricks.length).toBeLessThanOrEqual(found.length)
    expect(outcome(await editor.call('stageChanges', { body: { changes } }))).toBe(200)
    const wrong = (await issues()).filter(({ severity }) => severity === 'error').map(({ field }) => field)
    expect(wrong.length).toBeGreaterThan(0)
    expect(outcome(await publish())).toBe('validation_failed')
    for (const { pointer, held } of changes.filter((each) => wrong.includes(each.pointer)))
      await editor.call('discardChange', { body: { pointer, expected: held } })
    expect(outcome(await publish())).toBe(200)
    const shown = (await words({})).fields
    for (const { pointer, held } of changes) expect([held.value, undefined]).toContain(shown[pointer])
  })

  it('is one field: two people in one are told, and a viewer and another tenant change nothing', async () => {
    const pointer = `/translations/ar/${find}`
    expect(outcome(await change(pointer, 'أ', undefined, viewer))).toBe('forbidden')
    await change(pointer, 'أ')
    const other = (await world.join('sara@partner.example', 'owner', code)).browser
    expect(outcome(await change(pointer, 'ب', undefined, other))).toBe('changed_elsewhere')
    expect(outcome(await change(pointer, 'ب', 'أ', other))).toBe(200)
    const foreign = (await world.join('foreign@partner.example', 'owner', 'other-tenant')).browser
    expect((await words({ show: 'changed' }, foreign)).count).toBe(0)
    expect(outcome(await change('/translations/en/__proto__', 'x'))).toBe('validation_failed')
    expect(outcome(await change('/translations/tr/x', 'x'))).toBe('validation_failed')
  })
})
