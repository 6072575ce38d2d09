import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InitData } from '#contract/tenant'
import { assetAddress } from '#contract/tenant-assets'
import type { TenantFile } from '#server/tenants/tenant-file'
import { tenantAssets } from '#server/web/tenant-assets'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'
import { tenantTool } from '#tests/support/tenant-tool'

const hostile =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><style>@import "https://elsewhere.example/a.css"</style><image href="https://elsewhere.example/b.png"/><foreignObject><iframe src="javascript:alert(3)"/></foreignObject><path d="M0 0h9v9z" fill="url(https://elsewhere.example/c#d)" style="background:url(//elsewhere.example)"/></svg>'

let server: TestServer
let folder: string
let now = new Date('2026-11-23T08:00:00Z')

beforeAll(async () => {
  const database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'tenant-'))
  cpSync(join(import.meta.dirname, '../../docs/examples/tenant'), folder, { recursive: true })
  writeFileSync(join(folder, 'assets/drawing.svg'), hostile)
  const films = join(import.meta.dirname, '../../server/demo/tenants/liqa/assets')
  for (const name of ['how-it-goes.mp4', 'how-it-goes-en.vtt']) cpSync(join(films, name), join(folder, 'assets', name))
  const file = JSON.parse(readFileSync(join(folder, 'tenant.json'), 'utf8')) as TenantFile
  writeFileSync(join(folder, 'tenant.json'), JSON.stringify({ ...file, hosts: ['wadi.example'] }))
  await tenantTool(database, 'import', folder)
  await addTenant(database, { code: 'other', hosts: ['other.example'] })
  server = await startTestServer({ database, clock: () => now, web: tenantAssets })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const versions = async () => {
  const answer = await server.call('locale', 'GET', '/appservice/init', { tenant: 'wadi', locale: 'en-ae' })
  return answer.json<{ data: InitData }>().data.assets
}
const addressOf = async (name: string) => assetAddress({ basePath: '', code: 'wadi', assets: await versions() }, name)!

describe('a file of a tenant', () => {
  it('is served under the address init data leads to, for ever, and as nothing but itself', async () => {
    const answer = await get(await addressOf('icon.png'))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    })
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  })

  it('is not sent again to who has it, and asked for again without its version', async () => {
    const address = await addressOf('icon.png')
    const { etag } = (await get(address)).headers
    expect((await get(address, { 'if-none-match': String(etag) })).statusCode).toBe(304)
    expect((await get(address.split('?')[0]!)).headers['cache-control']).toBe('no-cache')
    expect((await get(`${address.split('?')[0]}?v=0`)).headers['cache-control']).toBe('no-cache')
  })

  it('does not exist at the host of another tenant, nor with its key [T05]', async () => {
    const address = await addressOf('icon.png')
    expect((await get(address, { host: 'wadi.example' })).statusCode).toBe(200)
    expect((await get(address, { host: 'other.example' })).statusCode).toBe(404)
    expect((await get(`${address}&key=other`)).statusCode).toBe(404)
  })

  it.each([
    '/tenant-assets/wadi/missing.png',
    '/tenant-assets/nobody/icon.png',
    '/tenant-assets/wadi/__proto__',
    '/tenant-assets/wadi/..%2f..%2fpackage.json',
    '/tenant-assets/wadi/',
  ])('that is not there is 404: %s', async (address) => {
    expect((await get(address)).statusCode).toBe(404)
  })

  it('that is a drawing keeps its shapes and nothing that runs, loads or leads anywhere', async () => {
    const { body, headers } = await get(await addressOf('drawing.svg'))
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(body).toBe('<svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z" /></svg>')
  })

  it('that is a film is sent in the parts a player asks for', async () => {
    const address = await addressOf('how-it-goes.mp4')
    const whole = await get(address)
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
    const size = whole.rawPayload.length
    const part = await get(address, { range: 'bytes=1000-1999' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 1000-1999/${size}`])
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(1000, 2000))
    expect((await get(address, { range: `bytes=${size}-` })).statusCode).toBe(416)
    const { etag } = whole.headers
    expect((await get(address, { range: 'bytes=0-9', 'if-range': String(etag) })).statusCode).toBe(206)
    expect((await get(address, { range: 'bytes=0-9', 'if-range': '"another"' })).statusCode).toBe(200)
    expect((await get(await addressOf('how-it-goes-en.vtt'))).headers['content-type']).toMatch(/^text\/vtt/)
  })

  it('is another file under another address once it is changed', async () => {
    const before = await addressOf('icon.png')
    cpSync(join(folder, 'assets/share.png'), join(folder, 'assets/icon.png'))
    const file = JSON.parse(readFileSync(join(folder, 'tenant.json'), 'utf8')) as TenantFile
    delete file.configuration.icon
    writeFileSync(join(folder, 'tenant.json'), JSON.stringify(file))
    await tenantTool(server.database, 'import', folder)
    now = new Date(now.getTime() + 10_000)
    const after = await addressOf('icon.png')
    expect(after).not.toBe(before)
    const [old, current] = [await get(before), await get(after)]
    expect(old.headers['cache-control']).toBe('no-cache')
    expect(current.headers['cache-control']).toContain('immutable')
    expect(current.headers.etag).not.toBe('')
  })
})
