import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { DirectoryChoice } from '#contract/tenant'
import { loadConfig } from '#server/config'
import { withTenantStore } from '#server/tenants/open-store'
import { endChildren, listening, startChild } from '#tests/support/child'
import { toRequest } from '#tests/support/request'

const folder = mkdtempSync(join(tmpdir(), 'patientweb-start-'))
const servers = new Set<Server>()
afterEach(() => {
  endChildren()
  for (const server of servers) server.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (script: string[], settings: Record<string, string>) =>
  startChild(script, { DATA_DIR: folder, ...settings })
const startServices = (settings: Record<string, string> = {}) =>
  run(['scripts/run-module.mjs', 'tests/support/start-services.ts'], settings)

async function listen(server: Server): Promise<number> {
  servers.add(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** What the tool is told over the socket, of a server that holds the database, is what that server shows. */
async function expectReach(origin: string): Promise<void> {
  const doctorsIn = async (country: string) => {
    const query = { country_code: country }
    const call = { query, locale: `en-${country}` }
    const sent = toRequest(loadConfig({}), () => new Date(), 'discovery', 'GET', '/master/cities', call)
    const answer = await fetch(`${origin}${sent.url}`, { headers: sent.headers })
    const { data } = (await answer.json()) as { data: { doctors: number }[] }
    return data.reduce((sum, { doctors }) => sum + doctors, 0)
  }
  const reach = (directory?: DirectoryChoice) =>
    withTenantStore({ dataDir: folder, databaseUrl: undefined }, (store) =>
      store.reach({ code: 'patientweb', configuration: { markets: ['ae', 'sa'], ...(directory && { directory }) } }),
    )
  const { markets, unknownFacilities } = await reach()
  const expected = [await doctorsIn('ae'), await doctorsIn('sa')]
  expect(expected[0]).toBeGreaterThan(0)
  expect(markets.map(({ country, practitioners }) => [country, practitioners])).toEqual([
    ['ae', expected[0]],
    ['sa', expected[1]],
  ])
  expect(unknownFacilities).toEqual([])
  const empty = { practitioners: 0, facilities: 0 }
  expect(await reach({ facilities: ['no-such-clinic'] })).toEqual({
    markets: [
      { country: 'ae', ...empty },
      { country: 'sa', ...empty },
    ],
    unknownFacilities: ['no-such-clinic'],
  })
}

describe('a first start and the next', () => {
  it('load the demo once, say where everything is, and give the folder back when they are stopped', async () => {
    const first = startServices()
    await first.printed(/Loading the demo directory: 100 %/)
    const [, origin] = await first.printed(listening)
    await first.printed(new RegExp(`Sent codes are at ${origin}/demo/inbox`))
    first.child.kill('SIGTERM')
    expect((await first.exited).code).toBe(0)
    expect(existsSync(join(folder, 'in-use.json'))).toBe(false)
    const secret = readFileSync(join(folder, 'server-secret'), 'utf8')

    const next = startServices()
    const [, nextOrigin] = await next.printed(listening)
    await expectReach(nextOrigin!)
    next.child.kill('SIGINT')
    const { code, output } = await next.exited
    expect([code, output.includes('Loading')]).toEqual([0, false])
    expect(readFileSync(join(folder, 'server-secret'), 'utf8')).toBe(secret)
  })
})

it('a start without the demo, and with nothing yet, says what is to be done next', async () => {
  const settings = { DEMO: 'false', SMS_WEBHOOK_URL: 'https://sms.example.com/send', DATA_DIR: join(folder, 'empty') }
  const server = startServices(settings)
  await server.printed(/There is no app yet\. Put one in place: npm run tenant -- import docs\/examples\/tenant/)
  await server.printed(/There are no doctors yet\. Load them: npm run directory -- template my-directory/)
  server.child.kill('SIGTERM')
  const { code, output } = await server.exited
  expect([code, output.includes('Loading the demo')]).toEqual([0, false])
})

describe('a stop', () => {
  it('waits for the requests that are running', async () => {
    let handOver: (release: () => void) => void
    const handed = new Promise<() => void>((resolve) => (handOver = resolve))
    const provider = createServer((_request, response) => handOver(() => response.end()))
    const url = `http://127.0.0.1:${await listen(provider)}/`
    const server = startServices({ SMS_WEBHOOK_URL: url })
    const [, origin] = await server.printed(listening)
    const body = { phone: '501234567', country_code: '971', type: 'guest_booking' }
    const request = toRequest(loadConfig({}), () => new Date(), 'account', 'POST', '/patient/otp', { body })
    const sent = fetch(`${origin}${request.url}`, { method: 'POST', headers: request.headers, body: request.payload! })
    const release = await handed
    server.child.kill('SIGTERM')
    const isOpen = () =>
      fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await vi.waitUntil(async () => !(await isOpen()), { timeout: 20_000 })
    release()
    expect((await sent).status).toBe(200)
    expect((await server.exited).code).toBe(0)
  })
})

describe('what keeps the server from starting', () => {
  it('is a port that is taken, and another one is the way out', async () => {
    const port = await listen(createServer())
    const { code, output } = await startServices({ PORT: String(port) }).exited
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} on 127.0.0.1 is taken by another program.`)
    expect(output).toContain(`PORT=${port + 1} npm start`)
  })

  it('is a data folder that another server has open', async () => {
    const first = startServices()
    await first.printed(listening)
    const second = await startServices().exited
    expect(second.code).toBe(1)
    expect(second.output).toMatch(/The data folder .+ is in use\. Process \d+ has it open\.\n.*another DATA_DIR/)
    expect((await fetch(`${(await first.printed(listening))[1]}/readyz`)).status).toBe(200)
  })

  it('is a data folder that cannot be written to', async () => {
    const { code, output } = await startServices({ DATA_DIR: '/dev/null/patientweb' }).exited
    expect(code).toBe(1)
    expect(output).toContain('The data folder /dev/null/patientweb cannot be written to')
  })

  it.each(['scripts/start.mjs', 'scripts/test.mjs'])(
    'is a Node that is too old, before anything is installed: %s',
    async (script) => {
      const old = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.18.3" } })'
      const { code, output } = await run(['--import', `data:text/javascript,${old}`, script], {}).exited
      expect(code).toBe(1)
      expect(output).toBe(
        'Patientweb needs Node 20.19 or later; this is 20.18.3. Install a newer Node and start again.\n',
      )
    },
  )

  it('is a setting that is wrong, before anything is built', async () => {
    const { code, output } = await run(['scripts/start.mjs'], { PORT: '80a' }).exited
    expect(code).toBe(1)
    expect(output).toContain(
      'PORT is "80a": expected a whole number from 0 to 65535.\nEvery setting is described in .env.example.',
    )
    expect(output).not.toContain('Building')
  })
})
