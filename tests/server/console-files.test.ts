import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assetLimits, filesLimits } from '#contract/asset-limits'
import type { PartnerFile } from '#contract/console/files'
import { tenantFiles } from '#server/db/schema/tenant-files'
import { tenantAssets } from '#server/db/schema/tenants'
import { bounds } from '#server/tenants/drafts/bounds'
import { copyTenant } from '#tests/support/copy-tenant'
import { bomb, executable, photo, scriptedDrawing } from '#tests/support/sample-files'
import { openStaffWorld, type Browser, type StaffWorld } from '#tests/support/staff-world'

let world: StaffWorld
let editor: Browser
let [code, count] = ['', 0]

beforeAll(async () => {
  world = await openStaffWorld()
}, 120_000)
afterAll(() => world.close())
beforeEach(async () => {
  code = `files-${(count += 1)}`
  await copyTenant(world.database, 'patientweb', code)
  world.pass(60)
  editor = (await world.join('editor@partner.example', 'editor', code)).browser
})

const binary = { 'content-type': 'application/octet-stream' }
const send = (name: string, body: Uint8Array, expected?: string, browser = editor) =>
  browser.call('uploadFile', { query: { name, ...(expected && { expected }) }, body, headers: binary })
const files = async (browser = editor) => (await browser.call('files')).data.files
const named = async (name: string): Promise<PartnerFile | undefined> =>
  (await files()).find((file) => file.name === name)
const publish = async () => {
  const { revision } = (await editor.call('draft')).data
  return editor.call('publish', { body: { revision } })
}
const stage = (pointer: string, held: object, expected: object) =>
  editor.call('stageChanges', { body: { changes: [{ pointer, held, expected }] } })
const kept = async () => (await world.database.db.select({ digest: tenantFiles.digest }).from(tenantFiles)).length
/** What patients are sent under a name. */
const shown = async (name: string): Promise<Buffer | undefined> => {
  const [row] = await world.database.db
    .select({ bytes: tenantFiles.bytes })
    .from(tenantAssets)
    .innerJoin(tenantFiles, eq(tenantFiles.digest, tenantAssets.digest))
    .where(and(eq(tenantAssets.tenantCode, code), eq(tenantAssets.name, name)))
  return row && Buffer.from(row.bytes)
}

describe('a file of a partner', () => {
  it('goes into the draft, is seen by patients once it is published, and is undone before [T02]', async () => {
    const picture = await photo({ width: 640, height: 512, format: 'png' })
    expect((await send('spring.png', picture)).status).toBe(200)
    const added = await named('spring.png')
    expect(added).toMatchObject({ width: 512, height: 640, used: [] })
    expect(added).not.toHaveProperty('published')
    const { data } = await editor.call('draft')
    expect(data.changes.map(({ pointer, held }) => [pointer, held.value])).toEqual([
      ['/assets/spring.png', added?.digest],
    ])
    expect(data.issues.filter(({ severity }) => severity === 'error')).toEqual([])

    const held = { value: added?.digest }
    expect(
      (await editor.call('discardChange', { body: { pointer: '/assets/spring.png', expected: held } })).status,
    ).toBe(200)
    expect(await named('spring.png')).toBeUndefined()

    await send('spring.png', picture)
    await publish()
    expect(await named('spring.png')).toMatchObject({ digest: added?.digest, published: added?.digest })
    const served = await sharp(await shown('spring.png')).metadata()
    // What the camera noted is gone.
    expect([served.width, served.height, served.exif]).toEqual([512, 640, undefined])
    expect((await named('spring.png'))?.bytes).toBe((await shown('spring.png'))?.length)
  })

  it('is replaced and taken away by who saw what is there, and comes back with its version', async () => {
    await send('door.svg', drawing('M0 0h9v9z'))
    await publish()
    const first = await named('door.svg')
    const other = await send('door.svg', drawing('M1 1h7v7z'))
    expect([other.status, other.code]).toEqual([409, 'changed_elsewhere'])
    expect(other.details?.['conflicts']).toMatchObject([
      { pointer: '/assets/door.svg', stands: { value: first?.digest }, author: { kind: 'staff' } },
    ])
    expect((await send('door.svg', drawing('M1 1h7v7z'), first?.digest)).status).toBe(200)
    const second = await named('door.svg')
    expect([second?.published, second?.digest === first?.digest]).toEqual([first?.digest, false])
    expect((await send('door.svg', drawing('M2 2h5v5z'), first?.digest)).status).toBe(409)
    await publish()

    expect((await stage('/assets/door.svg', {}, { value: first?.digest })).status).toBe(409)
    expect((await stage('/assets/door.svg', {}, { value: second?.digest })).status).toBe(200)
    expect(await named('door.svg')).toMatchObject({ published: second?.digest })
    expect(await named('door.svg')).not.toHaveProperty('digest')
    expect(await shown('door.svg')).toBeDefined()
    await publish()
    expect(await shown('door.svg')).toBeUndefined()

    const { revision, version } = (await editor.call('draft')).data
    await editor.call('goBack', { id: String((version?.number ?? 0) - 1), body: { revision } })
    expect(await named('door.svg')).toMatchObject({ digest: second?.digest })
  })

  it('says what it is used for, in the draft as it stands', async () => {
    await send('front.png', await photo({ width: 600, height: 600, format: 'png' }))
    await send('spare.webp', await photo({ format: 'webp' }))
    const { fields } = (await editor.call('draft')).data
    const icon = '/configuration/icon'
    await stage(icon, { value: 'front.png' }, icon in fields ? { value: fields[icon] } : {})
    const html = '/blocks/document-terms/en/html'
    const before = (await editor.call('contents')).data.fields[html]
    await stage(html, { value: '<p><img src="asset:front.png" alt="">asset:front.png.</p>' }, { value: before })
    expect((await named('front.png'))?.used).toEqual([icon, html])
    expect((await named('spare.webp'))?.used).toEqual([])
    const front = await named('front.png')
    await stage('/assets/front.png', {}, { value: front?.digest })
    const { issues } = (await editor.call('draft')).data
    expect(issues).toContainEqual({
      ...{ field: icon, severity: 'error' },
      ...{ within: [], code: 'noAsset', values: { name: 'front.png' } },
    })
    expect((await publish()).code).toBe('validation_failed')
  })
})

describe('an upload', () => {
  it.each([
    ['a path', '../../etc/passwd.png', 'must be the name of a file'],
    ['a hidden path', 'a%2f..%2fb.png', 'must be the name of a file'],
    ['a name of a prototype', '__proto__', 'must be the name of a file'],
    ['capitals', 'Icon.PNG', 'must be the name of a file'],
    ['no letters at all', '\u202egnp.png', 'must be the name of a file'],
    ['an ending that browsers run', 'icon.png.html', 'must be the name of a file'],
    ['another ending than its bytes', 'icon.webp', 'is no webp file'],
  ])('by %s is refused, and nothing is kept', async (_, name, message) => {
    const before = await kept()
    const answer = await send(name, await photo({ format: 'png' }))
    expect([answer.status, answer.code]).toEqual([400, 'validation_failed'])
    expect(answer.text).toContain(message)
    expect([await kept(), (await editor.call('draft')).data.changes]).toEqual([before, []])
  })

  it.each([
    ['a drawing with a script and nothing else', 'run.svg', scriptedDrawing, 'is no drawing that can be kept'],
    ['a program', 'run.png', executable, 'is no png file'],
    ['a picture that would fill the memory', 'bomb.png', bomb, 'cannot be read as a picture'],
    ['nothing', 'empty.png', () => Buffer.alloc(0), 'is no png file'],
    ['a drawing that is too large', 'wide.svg', () => drawing('M0 0'.repeat(30_000)), 'and may have 100000'],
    ['a page', 'film.mp4', () => Buffer.from('<html><script>alert(1)</script>'), 'is no mp4 file'],
  ])('of %s is refused in words', async (_, name, make, message) => {
    const answer = await send(name, await make())
    expect([answer.status, answer.code]).toEqual([400, 'validation_failed'])
    expect(answer.text).toContain(message)
    expect((await editor.call('draft')).data.changes).toEqual([])
  })

  it('of a drawing leaves its scripts and addresses behind', async () => {
    const hostile =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script>' +
      '<image href="https://evil.example/x"/><path d="M0 0h9v9z" onclick="alert(3)"/></svg>'
    expect((await send('logo.svg', Buffer.from(hostile))).status).toBe(200)
    await publish()
    const text = (await shown('logo.svg'))?.toString()
    expect(text).toContain('M0 0h9v9z')
    expect(text).not.toMatch(/script|alert|evil|on(?:load|click)/)
  })

  it('beyond the largest of all files is not read to its end', async () => {
    const most = Math.max(...Object.values(assetLimits))
    expect((await send('film.mp4', Buffer.alloc(most + 1))).code).toBe('payload_too_large')
    expect((await send('font.woff2', Buffer.alloc(assetLimits.woff2 + 1))).text).toContain('and may have 500000')
  })

  it('of something else than bytes, or without a name, is refused', async () => {
    const none = await editor.call('uploadFile', { body: Buffer.from('x'), headers: binary })
    expect(none.status).toBe(400)
    const json = await editor.call('uploadFile', { query: { name: 'icon.png' }, body: { bytes: 'x' } })
    expect(json.code).toBe('unsupported_media_type')
    const digest = await editor.call('uploadFile', {
      ...{ query: { name: 'icon.png', expected: 'x' }, body: Buffer.from('x') },
      headers: binary,
    })
    expect(digest.status).toBe(400)
  })

  it('is refused to a viewer, and puts nothing anywhere else', async () => {
    const viewer = (await world.join('viewer@partner.example', 'viewer', code)).browser
    const answer = await send('spring.svg', drawing('M0 0h9v9z'), undefined, viewer)
    expect([answer.status, answer.code]).toEqual([403, 'forbidden'])
    expect((await files(viewer)).some(({ name }) => name === 'spring.svg')).toBe(false)
    expect((await send('spring.svg', drawing('M0 0h9v9z'))).status).toBe(200)
    const elsewhere = (await world.join('viewer@other.example', 'viewer', 'other-tenant')).browser
    expect((await files(elsewhere)).some(({ name }) => name === 'spring.svg')).toBe(false)
  })

  it('that would be one too many, or too much together, is refused', async () => {
    const given = { ...bounds }
    try {
      const there = (await files()).length
      bounds.allFiles = there
      expect((await send('more.svg', drawing('M0 0h9v9z'))).text).toContain(`a tenant may have ${there} files`)
      Object.assign(bounds, given)
      const sum = (await files()).reduce((all, { bytes }) => all + bytes, 0)
      bounds.allBytes = sum
      expect((await send('more.svg', drawing('M0 0h9v9z'))).text).toContain(`together may have ${sum} bytes`)
    } finally {
      Object.assign(bounds, given)
    }
    expect([bounds.allFiles, bounds.allBytes]).toEqual([filesLimits.count, filesLimits.bytes])
  })
})

function drawing(path: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${path}"/></svg>`)
}
