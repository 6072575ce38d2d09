import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InitData } from '#contract/tenant'
import { tenantJsonSchema } from '#server/tenants/json-schema'
import { createTenantStore } from '#server/tenants/tenant-store'
import type { TenantFile } from '#server/tenants/tenant-file'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import type { Mail } from '#server/messages/mail/mail-gateway'
import { openStaffWorld } from '#tests/support/staff-world'
import { codeAt } from '#tests/support/time-code'
import { tenantTool } from '#tests/support/tenant-tool'

const root = join(import.meta.dirname, '../..')
const example = join(root, 'docs/examples/tenant')
let now = new Date('2026-11-23T08:00:00Z')
let server: TestServer
let folder: string

beforeAll(async () => {
  const database = await openTestDatabase()
  server = await startTestServer({ database, clock: () => now })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenant-'))
  cpSync(example, folder, { recursive: true })
  return () => rmSync(folder, { recursive: true, force: true })
})

const tool = (...args: string[]) => tenantTool(server.database, ...args)
const fileIn = (place: string) => JSON.parse(readFileSync(join(place, 'tenant.json'), 'utf8')) as TenantFile
function change(edit: (file: TenantFile) => void): void {
  const file = fileIn(folder)
  edit(file)
  writeFileSync(join(folder, 'tenant.json'), JSON.stringify(file))
}
async function heading(): Promise<string | undefined> {
  const answer = await server.call('locale', 'GET', '/appservice/init', { tenant: 'wadi', locale: 'en-ae' })
  return answer.json<{ data?: InitData }>().data?.settings.whitelabel_configs.heading1.en
}

describe('importing a tenant', () => {
  it('shows it, and every later change of it, on a running server within ten seconds [K01]', async () => {
    expect(await heading()).toBeUndefined()
    expect(await tool('import', folder)).toMatchObject({ code: 0, output: expect.stringContaining('wadi is there') })
    now = new Date(now.getTime() + 10_000)
    expect(await heading()).toBe('A doctor near you, this week.')

    change(({ configuration }) => (configuration.heading1.en = 'A doctor near you, today.'))
    expect(await tool('import', folder)).toMatchObject({ code: 0, output: expect.stringContaining('wadi is changed') })
    now = new Date(now.getTime() + 10_000)
    expect(await heading()).toBe('A doctor near you, today.')
  })

  it('is refused with every problem and its path, and changes nothing [T02][T03][T04]', async () => {
    await tool('import', folder)
    const before = await createTenantStore(server.database.db).find('wadi')
    change((file) => {
      const { configuration } = file
      Object.assign(configuration, { login_url: 'https://elsewhere.example/', footer_tpye: 'full', target: 'nowhere' })
      Object.assign(configuration.theme, { seed: 'red', font_url: 'asset:missing.woff2' })
      configuration.page_types[0]!.patterns = ['no slash']
      configuration.title_template = { en: 'Wadi' }
      configuration.languages.push('id')
      configuration.logo_svg = '<svg><script>alert(1)</script></svg>'
      file.blocks['why']!.en!.items = [{ title: 'Out', href: 'javascript:alert(1)' }]
      file.translations = { en: { 'app.header.search': '{count, plural, one {#}' } }
    })
    const { code, output } = await tool('import', folder)
    expect(code).toBe(1)
    const paths = [...output.matchAll(/^error +(\/\S*)/gm)].map(([, path]) => path)
    expect(new Set(paths)).toEqual(
      new Set([
        '/configuration/theme/seed',
        '/configuration/languages/2',
        '/configuration/login_url',
        '/configuration/target',
        '/configuration/page_types/0/patterns/0',
        '/configuration/title_template/en',
        '/configuration/logo_svg',
        '/configuration/footer_tpye',
        '/blocks/why/en/items/0/href',
        '/translations/en/app.header.search',
      ]),
    )
    expect(output).toContain('did you mean "footer_type"?')
    expect(await createTenantStore(server.database.db).find('wadi')).toEqual(before)
  })

  it('takes no host that decides another tenant [T05]', async () => {
    await tool('import', folder)
    change((file) => {
      file.configuration.code = 'other-wadi'
      file.hosts = ['wadi.example']
    })
    expect((await tool('import', folder)).code).toBe(0)
    change((file) => (file.configuration.code = 'wadi'))
    const { code, output } = await tool('import', folder)
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('/hosts/0  "wadi.example" is a host of the tenant "other-wadi"'),
    ])
  })

  it('takes banners of the places the app has, and names a place it has not [C11]', async () => {
    const banner = {
      country: 'ae' as const,
      platform: 'web' as const,
      position: 0,
      content: { en: { title: 'Notice' }, ar: { title: 'تنبيه' } },
    }
    change((file) => {
      file.banners = ['home', 'doctor', 'clinic', 'lobby'].map((bpid) => ({ id: `at-${bpid}`, bpid, ...banner }))
    })
    const { code, output } = await tool('import', folder)
    expect(code).toBe(0)
    expect([...output.matchAll(/^warning +(\/banners\S*) /gm)].map(([, path]) => path)).toEqual(['/banners/3/bpid'])
    now = new Date(now.getTime() + 10_000)
    const answer = await server.call('locale', 'GET', '/banner/gets', {
      query: { bpid: 'clinic' },
      tenant: 'wadi',
      locale: 'en-ae',
    })
    expect(answer.json<{ data: { id: string }[] }>().data.map(({ id }) => id)).toEqual(['at-clinic'])
  })

  it('keeps of its markup what may be shown, and says that there was more', async () => {
    change(
      ({ blocks }) => (blocks['why']!.en!.html = '<p onclick="alert(1)">Four clinics<script>alert(2)</script></p>'),
    )
    const { code, output } = await tool('import', folder)
    expect([code, output]).toEqual([0, expect.stringContaining('warning  /blocks/why/en/html')])
    const found = await createTenantStore(server.database.db).find('wadi')
    expect(found?.file.blocks['why']?.en?.html).toBe('<p>Four clinics</p>')
  })
})

describe('exporting a tenant', () => {
  it.each(['patientweb', 'insurer', 'hospital', 'wadi'])('writes of %s exactly what import reads', async (code) => {
    if (code === 'wadi') await tool('import', folder)
    const [first, second] = [join(folder, 'first'), join(folder, 'second')]
    expect((await tool('export', code, first)).code).toBe(0)
    expect(await tool('import', first)).toMatchObject({ code: 0 })
    expect((await tool('export', code, second)).code).toBe(0)
    expect(readFileSync(join(second, 'tenant.json'))).toEqual(readFileSync(join(first, 'tenant.json')))
    expect((await createTenantStore(server.database.db).find(code))?.file).toEqual(fileIn(first))
  })

  it('writes the files as they were kept, and over another tenant only when told to', async () => {
    await tool('import', folder)
    const out = join(folder, 'out')
    await tool('export', 'wadi', out)
    const picture = readFileSync(join(out, 'assets/icon.png'))
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 })
    expect((await tool('export', 'insurer', out)).code).toBe(1)
    expect(fileIn(out).configuration.code).toBe('wadi')
    expect((await tool('export', 'insurer', out, '--force')).code).toBe(0)
    expect(fileIn(out).configuration.code).toBe('insurer')
  })
})

describe('checking a tenant', () => {
  it('finds nothing wrong with the example of the documentation, nor with the shipped tenants', async () => {
    for (const place of [example, 'patientweb', 'insurer', 'hospital']) {
      const { code, output } = await tool('check', place)
      expect([place, code, output]).toEqual([place, 0, expect.stringMatching(/Nothing is wrong with it\.$/)])
    }
  })

  it('says in which line a file is no JSON', async () => {
    writeFileSync(join(folder, 'tenant.json'), '{\n  "hosts": [],\n  "blocks" {}\n}\n')
    expect((await tool('check', folder)).output).toContain('in line 3')
  })

  it.each([
    ['photo.png', Buffer.from('<html>'), 'is no png file'],
    ['photo.jpg', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'is no jpg file'],
    ['photo.png', Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1'), 'cannot be read as a picture'],
    ['Photo.PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'must be the name of a file'],
    ['page.html', Buffer.from('<p>'), 'must be the name of a file'],
    ['face.woff2', Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(600_000)]), 'may have 500000'],
    ['drawing.svg', Buffer.from('<svg><path d="M0 0"/></svg>'), 'is no drawing that can be kept'],
  ])('refuses the file %s that holds something else', async (name, bytes, why) => {
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'assets', name), bytes)
    const { code, output } = await tool('check', folder)
    expect([code, output]).toEqual([1, expect.stringMatching(new RegExp(`^error +/assets/${name} .*${why}`, 'm'))])
  })

  it('refuses an icon that is not square, and a screenshot that is not as large as it says', async () => {
    await sharp({ create: { width: 600, height: 300, channels: 3, background: '#fff' } })
      .png()
      .toFile(join(folder, 'assets/wide.png'))
    change(({ configuration }) => {
      configuration.icon = 'wide.png'
      configuration.manifest!.screenshots = [
        { src: 'wide.png', sizes: '1080x1920', form_factor: 'narrow', label: { en: 'Home' } },
      ]
    })
    const { output } = await tool('check', folder)
    expect(output).toContain('/configuration/icon  must be square, 512 pixels or more; it is 600x300')
    expect(output).toContain('/configuration/manifest/screenshots/0/src  is 600x300, not 1080x1920')
  })
})

describe('the schema for editors', () => {
  it('is the one the server checks by', () => {
    expect(readFileSync(join(root, 'docs/schema/tenant.schema.json'), 'utf8')).toBe(tenantJsonSchema())
  })
})

describe('inviting somebody to the console of a tenant', () => {
  it('prints a link on a host of the tenant, which the server takes, and mails it', async () => {
    await tool('import', folder)
    const mails: Mail[] = []
    const place = { ...server.database, clock: () => now, mail: { send: async (mail: Mail) => void mails.push(mail) } }
    const { code, output } = await tenantTool(place, 'invite', 'wadi', ' Owner@Wadi.example', '--role', 'owner')
    expect(code).toBe(0)
    const [, address, token] = /^https:\/\/([^#\n]+)#([\w-]{43})$/m.exec(output) ?? []
    expect(address).toMatch(/\/partner\/wadi\/invitation$/)
    expect(mails).toMatchObject([{ email: 'owner@wadi.example', link: { href: expect.stringContaining(`#${token}`) } }])
    now = new Date(now.getTime() + 10_000)
    const answer = await server.app.inject({
      ...{ method: 'POST', url: '/partner/wadi/api/invitation', payload: { token } },
      headers: { 'x-console': '1' },
    })
    expect(answer.json()).toMatchObject({ data: { email: 'owner@wadi.example', role: 'owner' } })
  })

  it('gives one of the staff who has lost every way in new ones, and ends what they had', async () => {
    const staff = await openStaffWorld()
    const { browser, email, secret } = await staff.join('lost@partner.example', 'owner')
    const { output } = await tenantTool({ ...staff.database, clock: staff.now }, 'invite', 'patientweb', email)
    const again = staff.open()
    await staff.accept(again, /#([\w-]{43})$/m.exec(output)![1]!, email)
    expect((await again.call('people')).data.people).toMatchObject([{ email, role: 'owner' }])
    expect((await browser.call('session')).details).toEqual({ reason: 'replaced' })
    const { ticket } = (await staff.ticketOf(again, email)).data
    staff.pass(60)
    const old = { ticket, code: codeAt(secret, staff.now()) }
    expect((await again.call('finishSignIn', { body: old })).code).toBe('code_invalid')
    await staff.close()
  })

  it.each([
    [['nowhere', 'owner@wadi.example'], 'There is no tenant "nowhere"'],
    [['wadi', 'no-address'], '"no-address" is no email address.'],
    [['wadi', 'owner@wadi.example', '--role', 'king'], 'A role is one of viewer, editor, owner.'],
  ])('is refused for %j', async (args, sentence) => {
    const { code, output } = await tool('invite', ...args)
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)])
  })
})
