import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PractitionerDetail } from '#contract/directory'
import type { FacilityDetail } from '#contract/facility'
import type { OpenDatabase } from '#server/db/open'
import { openTestDatabase } from '#tests/support/database'
import { keepLatinOnly } from '#tests/support/latin/latin-only'
import { startTestServer, type TestServer } from '#tests/support/server'

let database: OpenDatabase
let server: TestServer
beforeAll(async () => {
  database = await openTestDatabase()
  await keepLatinOnly(database)
  server = await startTestServer({ database })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const read = async <T>(path: string, locale: string) =>
  (await server.call('discovery', 'GET', path, { locale })).json<{ data: T }>().data

it('tells a doctor of whom only English is known in English, and says that a career is in it [N12] [N14]', async () => {
  const [row] = await database.query<{ id: number }>(
    `select id from practitioners where published and country_code = 'ae' and whitelabels = '{}' order by id limit 1`,
  )
  const path = `/practitioner/${row!.id}/detail`
  const english = await read<PractitionerDetail>(path, 'en-ae')
  expect(english.educations[0]).toMatchObject({ language: 'en', degree: expect.stringMatching(/[a-z]/) as string })
  const arabic = await read<PractitionerDetail>(path, 'ar-ae')
  for (const field of ['fullName', 'name', 'title', 'bio', 'area', 'city', 'educations', 'experiences'] as const)
    expect([field, arabic[field]]).toEqual([field, english[field]])
  for (const field of ['name', 'address', 'area', 'city'] as const)
    expect([field, arabic.locations[0]![field]]).toEqual([field, english.locations[0]![field]])
  const indonesian = await read<PractitionerDetail>(path, 'id')
  expect(indonesian).toMatchObject({ bio: english.bio, educations: english.educations })
})

it('tells a clinic of which only English is known in English [N12] [N15]', async () => {
  const [row] = await database.query<{ id: number }>(
    `select id from facilities where published and country_code = 'ae' and whitelabels = '{}' order by id limit 1`,
  )
  const [english, arabic] = [
    await read<FacilityDetail>(`/facility/${row!.id}/profile`, 'en-ae'),
    await read<FacilityDetail>(`/facility/${row!.id}/profile`, 'ar-ae'),
  ]
  for (const field of ['name', 'address', 'area', 'city'] as const) {
    expect(arabic[field]).not.toBe('')
    expect(arabic[field]).toBe(english[field])
  }
  expect(arabic.facilities).toEqual(english.facilities)
})
