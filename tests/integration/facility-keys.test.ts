import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeOutdated } from '#server/jobs/retention'
import { answerFacilityCommand, facilityCommandPath } from '#server/practices/command/run-anywhere'
import { askAdminSocket, openAdminSocket } from '#server/tenants/operator-socket'
import { createTenantStore } from '#server/tenants/tenant-store'
import { ids, monday, openPracticeWorld, type PracticeWorld } from './practice-world.ts'

let world: PracticeWorld
beforeAll(async () => {
  world = await openPracticeWorld()
})
beforeEach(() => world.empty())
afterAll(() => world.close())

const inDays = (days: number) => new Date(monday.getTime() + days * 86_400_000)
const make = async (...more: string[]) => {
  const { code, last } = await world.facility('key', 'create', 'test-clinic', '--scope', 'busy,feed', ...more)
  expect([code, last]).toEqual([0, expect.stringMatching(/^pwk_[\w-]{43}$/)])
  return last
}
const ask = async (key: string | undefined) => {
  const answer = await world.practice(key, 'GET', '/key')
  return answer.statusCode === 200 ? answer.json().data : [answer.statusCode, answer.json().code]
}

describe('a key of a facility', () => {
  it('is shown once and stored hashed, and says what it is good for', async () => {
    const key = await make('--name', 'agenda', '--per-minute', '30', '--trust', '6h')
    expect(await ask(key)).toEqual({
      name: 'agenda',
      scopes: ['busy', 'feed'],
      facility: { id: String(ids.clinic), slug: 'test-clinic', name: 'The test-clinic' },
      per_minute: 30,
      trust_minutes: 360,
      expires_at: null,
    })
    const [stored] = await world.database.query<{ text: string }>(
      'select facility_keys::text as text from facility_keys',
    )
    expect(stored!.text).not.toContain(key.slice(4, 20))
    const { lines } = await world.facility('key', 'list', `ae/test-clinic`)
    expect(lines).toEqual([
      expect.stringMatching(/^agenda +busy,feed +good +used 2026-11-23 06:00 UTC, made .* 30 a minute$/),
    ])
    expect(lines.join()).not.toContain(key)
  })

  it('opens nothing without it, with another, of a facility that is gone, or once it is revoked', async () => {
    const key = await make()
    for (const wrong of [undefined, `${key}x`, key.slice(0, -1), 'pwk_', key.slice(4)])
      expect(await ask(wrong)).toEqual([401, 'unauthenticated'])
    await world.database.execute(`update facilities set hidden_since = now() where id = ${ids.clinic}`)
    expect(await ask(key)).toEqual([401, 'unauthenticated'])
    await world.database.execute(`update facilities set hidden_since = null where id = ${ids.clinic}`)
    expect((await world.facility('key', 'revoke', 'agenda:F-1', 'system')).code).toBe(0)
    expect(await ask(key)).toEqual([401, 'unauthenticated'])
    expect((await world.facility('key', 'revoke', 'test-clinic', 'system')).code).toBe(1)
  })

  it('that is rotated is good beside the new one for the time that was said, and no longer', async () => {
    const former = await make()
    const { last: next } = await world.facility('key', 'rotate', 'test-clinic', 'system', '--overlap', '2d')
    expect(await ask(former)).toMatchObject({ name: 'system', expires_at: inDays(2).toISOString() })
    expect(await ask(next)).toMatchObject({ scopes: ['busy', 'feed'], expires_at: null })
    expect((await world.facility('key', 'rotate', 'test-clinic', 'system')).code).toBe(1)
    world.setClock(inDays(2))
    expect(await ask(former)).toEqual([401, 'unauthenticated'])
    expect(await ask(next)).toMatchObject({ name: 'system' })
    await removeOutdated(world.database.db, inDays(366))
    expect((await world.facility('key', 'list', 'test-clinic')).lines).toHaveLength(2)
    await removeOutdated(world.database.db, inDays(368))
    expect((await world.facility('key', 'list', 'test-clinic')).lines).toHaveLength(1)
  })

  it('is refused beyond its limit, while another goes on', async () => {
    const key = await make('--per-minute', '2')
    const other = await make('--name', 'other')
    expect(await ask(key)).toMatchObject({ per_minute: 2 })
    expect(await ask(key)).toMatchObject({ per_minute: 2 })
    const refused = await world.practice(key, 'GET', '/key')
    expect([refused.statusCode, refused.json().code, Number(refused.headers['retry-after'])]).toEqual([
      429,
      'rate_limited',
      expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60),
    ])
    expect(await ask(other)).toMatchObject({ name: 'other' })
  })

  it('is not made without sense', async () => {
    await make()
    const wrong: [string[], number][] = [
      [['key', 'create', 'test-clinic', '--scope', 'all'], 1],
      [['key', 'create', 'test-clinic'], 1],
      [['key', 'create', 'test-clinic', '--scope', 'busy'], 1],
      [['key', 'create', 'test-clinic', '--scope', 'busy', '--name', 'Ägenda'], 1],
      [['key', 'create', 'test-clinic', '--scope', 'busy', '--per-minute', '0', '--name', 'a'], 1],
      [['key', 'create', 'test-clinic', '--scope', 'busy', '--trust', '30d', '--name', 'a'], 1],
      [['key', 'create', 'no-such-clinic', '--scope', 'busy'], 1],
      [['key', 'rotate', 'test-clinic', 'nobody'], 1],
      [['key', 'create', 'test-clinic', '--scope', 'busy', '--scopes', 'feed'], 2],
      [['key', 'make', 'test-clinic'], 2],
      [['key', 'list', 'test-clinic', 'more'], 2],
      [['door', 'open', 'test-clinic'], 2],
    ]
    for (const [args, code] of wrong) expect([args, (await world.facility(...args)).code]).toEqual([args, code])
    expect((await world.facility('key', 'list', 'test-clinic')).lines).toHaveLength(1)
  })
})

it('a command is done by the server that holds the embedded database, and shown where it was typed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'patientweb-socket-'))
  const { db } = world.database
  const tools = { db, secret: world.secret, networks: [], clock: world.clock }
  const close = await openAdminSocket(folder, createTenantStore(db), async () => {}, {
    [facilityCommandPath]: (args) => answerFacilityCommand(args, tools),
  })
  const ask = (args: unknown) => askAdminSocket(folder, facilityCommandPath, args)
  const wanted = ['key', 'create', 'test-clinic', '--scope', 'busy']
  expect(await ask(wanted)).toEqual({ code: 0, lines: [expect.any(String), expect.stringMatching(/^pwk_/)] })
  expect(await ask(wanted)).toMatchObject({ code: 1 })
  await expect(ask('key create')).rejects.toThrow('no command line')
  await close?.()
  expect(await ask(wanted)).toBeUndefined()
  await rm(folder, { recursive: true })
})
