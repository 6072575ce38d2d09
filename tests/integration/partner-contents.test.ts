import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appFacts } from '#src/app/app-facts.ts'
import { createTenantStore } from '#server/tenants/tenant-store'
import { copyTenant } from '#tests/support/copy-tenant'
import { hostileMarkup, tricks } from '#tests/support/hostile/tricks'
import { openStaffWorld, type Answered, type Browser, type StaffWorld } from '#tests/support/staff-world'

let world: StaffWorld
let [code, count] = ['', 0]
let [editor, viewer] = [] as unknown as [Browser, Browser]
beforeAll(async () => {
  world = await openStaffWorld()
  world.server.app.appFacts.read = async () => appFacts
})
afterAll(() => world.close())
beforeEach(async () => {
  code = `contents-${(count += 1)}`
  await copyTenant(world.database, 'patientweb', code)
  world.pass(60)
  editor = (await world.join('reem@partner.example', 'editor', code)).browser
  viewer = (await world.join('omar@partner.example', 'viewer', code)).browser
})

/** Without the signs that no body may have. */
const markup = hostileMarkup.replaceAll(/\0|\p{Surrogate}/gu, '')
/** Elements and attributes that run or draw something. As text they may stand anywhere. */
const dangerous = /<(?:script|iframe|style|svg|form|object)|<[^>]*\s(?:on\w+|style|class)\s*=|href="javascript:/i

const banner = '/banners/winter'
const winter = {
  [`${banner}/bpid`]: 'home',
  [`${banner}/country`]: 'ae',
  [`${banner}/platform`]: 'web',
  [`${banner}/position`]: 7,
  [`${banner}/starts_at`]: '2026-11-30T04:00:00.000Z',
  [`${banner}/ends_at`]: '2026-12-31T20:00:00.000Z',
  [`${banner}/content/en/title`]: 'Flu vaccination',
  [`${banner}/content/ar/title`]: 'تطعيم الإنفلونزا',
}
const stage = (changes: Record<string, unknown>, expected: Record<string, unknown> = {}, browser = editor) =>
  browser.call('stageChanges', {
    body: {
      changes: Object.entries(changes).map(([pointer, value]) => ({
        ...{ pointer, held: value === undefined ? {} : { value } },
        expected: pointer in expected ? { value: expected[pointer] } : {},
      })),
    },
  })
const publish = async () => editor.call('publish', { body: { revision: (await editor.call('draft')).data.revision } })
const errors = async () =>
  (await viewer.call('draft')).data.issues.flatMap(({ field, within, code, severity }) =>
    severity === 'error' ? [[field, [...within, code].join(' ')]] : [],
  )
const contents = async (browser = viewer) => (await browser.call('contents')).data
const outcome = ({ status, code: refusal }: Answered) => refusal ?? status
const stored = async () => (await createTenantStore(world.database.db).find(code))!.file

describe('content', () => {
  it('is what patients see of blocks, banners and articles, with files, zones and where blocks stand [C05] [C11]', async () => {
    const { fields, files, time_zones: zones, keys } = await contents()
    const parts = new Set(Object.keys(fields).map((pointer) => pointer.split('/')[1]))
    expect(parts).toEqual(new Set(['blocks', 'banners', 'highlights']))
    expect(files).toContain('fee.svg')
    expect([zones.ae, zones.id]).toEqual(['Asia/Dubai', 'Asia/Jakarta'])
    expect(keys).toEqual(expect.arrayContaining(['why', 'homepage-ae-ar', 'footer', 'footer-liqa', 'header-liqa']))
    const foreign = (await world.join('foreign@partner.example', 'owner', 'other-tenant')).browser
    expect((await contents(foreign)).fields).not.toEqual(fields)
  })

  it('of a banner is added, moved, published with its dates, removed and brought back [C11] [C12]', async () => {
    expect(outcome(await stage(winter))).toBe(200)
    expect([await errors(), outcome(await publish())]).toEqual([[], 200])
    expect((await stored()).banners.find(({ id }) => id === 'winter')).toEqual({
      ...{ id: 'winter', bpid: 'home', country: 'ae', platform: 'web', position: 7 },
      ...{ starts_at: '2026-11-30T04:00:00.000Z', ends_at: '2026-12-31T20:00:00.000Z' },
      content: { en: { title: 'Flu vaccination' }, ar: { title: 'تطعيم الإنفلونزا' } },
    })
    await stage({ [`${banner}/position`]: 0 }, winter)
    expect(outcome(await publish())).toBe(200)
    const now = { ...winter, [`${banner}/position`]: 0 }
    await stage(Object.fromEntries(Object.keys(now).map((pointer) => [pointer, undefined])), now)
    expect([await errors(), outcome(await publish())]).toEqual([[], 200])
    expect((await stored()).banners.map(({ id }) => id)).not.toContain('winter')
    const { versions } = (await viewer.call('history')).data
    const { revision } = (await viewer.call('draft')).data
    const back = await editor.call('goBack', { id: String(versions[1]?.number), body: { revision } })
    expect(outcome(back)).toBe(200)
    expect(outcome(await publish())).toBe(200)
    expect((await contents()).fields[`${banner}/content/ar/title`]).toBe('تطعيم الإنفلونزا')
  })

  it('that is wrong is told of at its field, with the entry of a list, and is not published', async () => {
    await stage({
      ...winter,
      [`${banner}/starts_at`]: '2027-01-01T00:00:00.000Z',
      [`${banner}/content/en/href`]: 'javascript:alert(1)',
      '/highlights/sun/published_at': 'soon',
      '/blocks/pro-mobile/en/kind': 'links',
      '/blocks/pro-mobile/en/items': [
        { title: 'Good', href: '/doctors' },
        { title: 'Bad', href: '//evil.test' },
      ],
    })
    const found = await errors()
    expect(found.map(([field]) => field)).toEqual(expect.arrayContaining(['/highlights/sun/published_at']))
    await stage({ '/highlights/sun/published_at': undefined }, { '/highlights/sun/published_at': 'soon' })
    expect(await errors()).toEqual(
      expect.arrayContaining([
        [`${banner}/ends_at`, 'endsFirst'],
        [`${banner}/content/en/href`, 'linkForm'],
        ['/blocks/pro-mobile/en/items', '1 href linkForm'],
      ]),
    )
    expect(outcome(await publish())).toBe('validation_failed')
  })

  it('with tricks in every field is cleaned or told of, and breaks nothing [C05]', async () => {
    const places = ['/blocks/document-trap/en', '/blocks/about-mobile/ar']
    // No database stores these two, which is told at once.
    expect(outcome(await stage({ [`${places[0]}/html`]: 'a\0b' }))).toBe('bad_request')
    for (const place of places)
      await stage({ [`${place}/kind`]: 'html', [`${place}/heading`]: tricks[0], [`${place}/html`]: markup })
    await stage({
      ...winter,
      [`${banner}/content/en/body`]: tricks.join(' '),
      [`${banner}/content/id/title`]: tricks[3],
    })
    expect([await errors(), outcome(await publish())]).toEqual([[], 200])
    const { fields } = await contents()
    for (const place of places) expect(fields[`${place}/html`]).not.toMatch(dangerous)
    const pictures = tricks.map((trick, at) => [`/blocks/document-trick-${at}/en`, trick] as const)
    await stage(Object.fromEntries(pictures.map(([place]) => [`${place}/kind`, 'hero'])))
    await stage(Object.fromEntries(pictures.map(([place, trick]) => [`${place}/image`, trick])))
    expect(outcome(await publish())).toBe('validation_failed')
    expect((await errors()).map(([field]) => field).toSorted()).toEqual(
      pictures.map(([place]) => `${place}/image`).toSorted(),
    )
  })

  it('is changed by no viewer, and not where somebody else changed it meanwhile', async () => {
    expect(outcome(await stage(winter, {}, viewer))).toBe('forbidden')
    await stage(winter)
    const other = (await world.join('sara@partner.example', 'editor', code)).browser
    const title = `${banner}/content/ar/title`
    expect(outcome(await stage({ [title]: 'آخر' }, {}, other))).toBe('changed_elsewhere')
    expect(outcome(await stage({ [title]: 'آخر' }, winter, other))).toBe(200)
  })
})

describe('markup', () => {
  const clean = async (html: string) => (await viewer.call('cleanMarkup', { body: { html } })).data.html

  it('is answered as patients would see it [C05]', async () => {
    expect(await clean('<h1>One</h1><p style="color:red" onclick="x()">Two <b>three</b></p><script>x</script>')).toBe(
      '<h2>One</h2><p>Two <strong>three</strong></p>',
    )
    expect(await clean('<a href="javascript:x">a</a><a href="/doctors">b</a><img src="asset:fee.svg" alt="c">')).toBe(
      '<a>a</a><a href="/doctors">b</a><img src="asset:fee.svg" alt="c" loading="lazy" decoding="async" />',
    )
    expect(await clean(markup)).not.toMatch(dangerous)
  })

  it('of more than a text may have is refused', async () => {
    expect((await viewer.call('cleanMarkup', { body: { html: 'x'.repeat(200_001) } })).code).toBe('validation_failed')
    expect((await viewer.call('cleanMarkup', { body: { html: 'x'.repeat(1_100_000) } })).code).toBe('payload_too_large')
  })
})
