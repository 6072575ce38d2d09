import type { ClinicProfile } from '#contract/facility'
import { startTestServer, type TestServer } from '#tests/support/server'

/** A facility as it is stored, with its city. */
type Row = {
  id: number
  unique_id: string
  slug: string
  name_en: string
  name_ar: string
  address_en: string
  address_ar: string
  area_ar: string
  phone: string
  clinic_type: string
  photos: string[]
  logo: string
  opening_hours: object
  payment_methods: object
  amenities: Record<string, { available: boolean; note: Record<string, string> }>
  city_ar: string
  city_slug: string
  lat: number
  lng: number
}

const now = new Date('2026-11-25T08:00:00Z')

export type Clinics = Awaited<ReturnType<typeof openClinics>>

/** A server with the demo directory, and three of its clinics. */
export async function openClinics() {
  const server = await startTestServer({ clock: () => now })
  const { database } = server
  const [clinic] = await database.query<Row>(
    `select f.*, c.name_ar as city_ar, c.slug as city_slug from facilities f join cities c on c.id = f.city_id
     where f.published and not f.fg_test and f.country_code = 'ae' and f.plan > 0 and f.whitelabels = '{}'
     order by (select count(*) from practice_locations l where l.facility_id = f.id) desc, f.id limit 1`,
  )
  const [lonely] = await database.query<{ id: number }>(
    `select id from facilities where not member and country_code = 'ae' and whitelabels <> '{}' order by id limit 1`,
  )
  const [other] = await database.query<{ id: number }>(
    `select id from facilities where published and country_code = 'ae' and whitelabels = '{patientweb}' order by id limit 1`,
  )
  return {
    server,
    /** The one with the most doctors. */
    clinic: clinic!,
    /** A clinic where nobody of the directory works. */
    listedOnly: lonely!.id,
    /** One that the hospital does not show. */
    foreign: other!.id,
  }
}

/** Questions about clinics to a server. */
export function clinicCallsOf(server: () => TestServer) {
  const get = (path: string, call = {}) => server().call('discovery', 'GET', path, call)
  return {
    get,
    read: async <T>(path: string, call = {}) => (await get(path, call)).json<{ data: T }>().data,
    profile: async (id: number | string, call = {}) =>
      (await get(`/facility/${id}/profile`, call)).json<ClinicProfile>(),
  }
}
