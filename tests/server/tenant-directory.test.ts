import { eq, inArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Country } from '#contract/locale'
import type { ClientConfiguration } from '#contract/tenant'
import type { OpenDatabase } from '#server/db/open'
import { tenantFiles } from '#server/db/schema/tenant-files'
import { tenantAssets, tenants } from '#server/db/schema/tenants'
import { createTenantDirectory, type TenantDirectory } from '#server/plugins/gateway/tenants'
import { openTestDatabase } from '#tests/support/database'
import { addTenant } from '#tests/support/tenants'

let database: OpenDatabase
let now: Date
let directory: TenantDirectory
let logged: object[]
let changed: string[]
const note = (facts: object) => void logged.push(facts)
const log = { warn: note, error: note } as unknown as FastifyBaseLogger
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))
const update = (code: string, values: Partial<typeof tenants.$inferInsert>) =>
  database.db
    .update(tenants)
    .set({ updatedAt: new Date(), ...values })
    .where(eq(tenants.code, code))
const configure = async (code: string, own: Partial<ClientConfiguration>) => {
  const [row] = await database.db.select().from(tenants).where(eq(tenants.code, code))
  await update(code, { configuration: { ...row!.configuration, ...own } })
}

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(tenants).where(inArray(tenants.code, ['blue', 'green', 'broken']))
  await addTenant(database, { code: 'blue', hosts: ['blue.example'] })
  await addTenant(database, { code: 'green', hosts: ['green.example'] })
  now = new Date('2026-01-05T08:00:00Z')
  logged = []
  changed = []
  directory = createTenantDirectory(database.db, () => now, log)
})

/** Learns all tenants, and listens from then on. */
const learn = async () => {
  await directory.all()
  directory.onChange((code) => void changed.push(code))
}

describe('a change of a tenant', () => {
  it('is told with its code, and nothing is told of the others', async () => {
    await learn()
    pass(10)
    await directory.all()
    expect(changed).toEqual([])
    await update('blue', { hosts: ['new.example'] })
    pass(10)
    expect((await directory.findByHost('new.example'))?.code).toBe('blue')
    expect(changed).toEqual(['blue'])
  })

  it('is seen after ten seconds, or at once where it is looked for', async () => {
    await learn()
    await update('blue', { hosts: ['new.example'] })
    pass(9)
    expect(await directory.findByHost('new.example')).toBeUndefined()
    await directory.refresh()
    expect((await directory.findByHost('new.example'))?.code).toBe('blue')
  })

  it('that is its end is told too, and nobody finds it any more', async () => {
    await learn()
    await database.db.delete(tenants).where(eq(tenants.code, 'green'))
    await directory.refresh()
    expect([changed, await directory.find('green')]).toEqual([['green'], undefined])
  })
})

describe('a tenant', () => {
  it('whose configuration cannot be used is not found, and nobody else’s page is shown at its host', async () => {
    await database.db.insert(tenants).values({ code: 'broken', hosts: ['broken.example'], configuration: {} as never })
    expect([await directory.find('broken'), await directory.findByHost('broken.example')]).toEqual([
      undefined,
      undefined,
    ])
    expect((await directory.all()).map(({ code }) => code)).not.toContain('broken')
    expect(await directory.isHeldBack('broken.example')).toBe(true)
    expect(await directory.isHeldBack('blue.example')).toBe(false)
    expect(logged).toContainEqual({ tenant: 'broken' })
  })

  it('has the files it brought, with the beginning of their digest, and may name them', async () => {
    const digest = '0123456789abcdef'
    await database.db.insert(tenantFiles).values({ digest, mediaType: 'image/png', bytes: Buffer.from('a picture') })
    await database.db.insert(tenantAssets).values([
      { digest, tenantCode: 'blue', name: 'shared.png' },
      { digest, tenantCode: 'green', name: 'other.png' },
    ])
    await configure('blue', { og_image: 'shared.png' })
    await configure('green', { og_image: 'shared.png' })
    const [blue, green] = [await directory.find('blue'), await directory.find('green')]
    expect(blue).toMatchObject({ assets: { 'shared.png': '0123456789ab' }, configuration: { og_image: 'shared.png' } })
    expect([green!.assets, green!.configuration.og_image]).toEqual([{ 'other.png': '0123456789ab' }, undefined])
    expect(logged).toContainEqual({ tenant: 'green', path: '/og_image' })
    expect(logged).not.toContainEqual({ tenant: 'blue', path: '/og_image' })
  })

  it('has the markets in which its part of the directory has doctors, counted again after five minutes', async () => {
    const places = await database.query<{ country: Country; slug: string }>(
      `select distinct on (country_code) country_code as country, slug from facilities
       where published and whitelabels = '{}' order by country_code, id`,
    )
    const [here, there] = [places[0]!, places[1]!]
    const publish = (isPublished: boolean) =>
      database.query('update facilities set published = $1 where slug = $2', [isPublished, there.slug])
    const markets = async () => (await directory.find('blue'))!.configuration.markets
    await publish(false)
    await configure('blue', {
      markets: [here.country, there.country],
      country_code: here.country,
      directory: { facilities: [here.slug, there.slug] },
    })
    await learn()
    expect(await markets()).toEqual([here.country])
    await publish(true)
    pass(299)
    expect([await markets(), changed]).toEqual([[here.country], []])
    pass(10)
    expect([await markets(), changed]).toEqual([[here.country, there.country], ['blue']])
  })
})
