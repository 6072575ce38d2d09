import type { DirectoryChoice } from '#contract/tenant'
import type { OpenDatabase } from '#server/db/open'
import { insurancePlans, insurers } from '#server/db/schema/insurance'
import { availabilityExceptions } from '#server/db/schema/practitioners'
import type { Scope } from '#server/directory/visibility/scope'
import { ids, monday, openWorld } from '#tests/integration/appointment-world'
import { startTestServer } from '#tests/support/server'

export type ShownWorld = Awaited<ReturnType<typeof openShownWorld>>

/** What makes Dr Amira one whom every tenant shows. */
export const listed = `published = true, fg_test = false, plan = 1, whitelabels = '{}', country_code = 'ae'`

/** A world with two insurers in which a doctor and the choice of a tenant are changed, and the search follows. */
export async function openShownWorld() {
  const world = await openWorld()
  const { database } = world
  await addInsurers(database)
  let now = monday
  // Began after the practice was there, so that its search knows the clinics.
  const server = await startTestServer({ database, clock: () => now })
  // Whoever asks for the colleague is offered others.
  await database.db.insert(availabilityExceptions).values({
    practitionerId: ids.colleague,
    during: { from: new Date('2026-11-22T00:00:00Z'), to: new Date('2027-03-01T00:00:00Z') },
  })
  let scope: Scope = { tenant: 'patientweb', markets: ['ae', 'sa', 'id'] }
  const pass = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000))

  /** Has the tenant choose what it shows of the directory. */
  async function choose(choice: DirectoryChoice | undefined): Promise<void> {
    scope = { ...scope, choice }
    await database.query(
      `update tenants set configuration = (configuration - 'directory') || $1::text::jsonb,
         updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond') where code = 'patientweb'`,
      [JSON.stringify(choice ? { directory: choice } : {})],
    )
    for (const { app } of [world, server]) await app.tenants.refresh()
  }

  return {
    world,
    /** Answers searches and questions about the directory; its clock is not that of the world. */
    server,
    now: () => now,
    pass,
    scope: () => scope,
    choose,
    /** No choice, no visits, and the clock of the world on Monday. */
    async startAnew() {
      await choose(undefined)
      await world.reset()
    },
    search: async (index: string, body: object) =>
      (await server.call('search', 'POST', `/search/indexes/${index}/query`, { body })).body,
    async read(service: 'discovery' | 'appointment', path: string, query = {}): Promise<string> {
      const { statusCode, body } = await server.call(service, 'GET', path, { query })
      return statusCode < 300 ? body : ''
    },
    /** Changes Dr Amira, and has the search follow. */
    async change(values: string): Promise<void> {
      await database.execute(`update practitioners set ${values} where id = ${ids.amira}`)
      // Past what is kept of an answer for everybody.
      pass(60)
      const engine = await server.app.searchEngine()
      await engine.followPractitioners([ids.amira, ids.colleague])
    },
    /** Keeps the doctor's speciality for some tenants; shows it to all where none are given. */
    showSpeciality: (tenants: string[]) =>
      database.query(`update specialities set whitelabels = $1 where slug = 'test-medicine'`, [tenants]),
    async close() {
      await server.close()
      await world.close()
    },
  }
}

/** Two insurers: Dr Amira takes the first at both her places, her colleague the second as well. */
async function addInsurers(database: OpenDatabase): Promise<void> {
  const named = (slug: string) => ({ slug, nameEn: slug, nameAr: slug, nameId: slug, countryCodes: ['ae'] })
  await database.db.insert(insurers).values([
    { id: 900_001, ...named('first-insurer') },
    { id: 900_002, ...named('second-insurer') },
  ])
  await database.db.insert(insurancePlans).values([
    { id: 900_001, insurerId: 900_001, name: 'First' },
    { id: 900_002, insurerId: 900_002, name: 'Second' },
  ])
  await database.execute(`update facilities set plan_ids = '{900001,900002}' where id in (${ids.clinic}, ${ids.hospital});
    update practice_locations set plan_ids = '{900001}' where practitioner_id = ${ids.amira};
    update practice_locations set plan_ids = '{900001,900002}' where practitioner_id = ${ids.colleague}`)
}
