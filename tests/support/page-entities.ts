import type { PractitionerDetail, SpecialityHit } from '#contract/directory'
import { locales } from '#contract/locale'
import type { Entities } from './route-rows.ts'
import type { TestServer } from './server.ts'

/** What stands for the placeholders of the table of addresses: entities that a tenant shows in a locale's country. */
export async function pageEntities(server: TestServer, locale: string, tenant?: string): Promise<Entities> {
  const first = async <Hit>(index: string, filters: string) => {
    const call = { locale, ...(tenant ? { tenant } : {}), body: { filters, hitsPerPage: 1 } }
    const answer = await server.call('search', 'POST', `/search/indexes/${index}/query`, call)
    return answer.json<{ hits: Hit[] }>().hits[0]!
  }
  const country = locales[locale]!.country
  const doctor = await first<PractitionerDetail>('doctor', `countryCode:${country}`)
  const clinic = await first<{ slug: string }>('facility', `countryCode:${country} AND city_slug:${doctor.city_slug}`)
  const insurer = await first<{ slug: string }>('insurance', `countryCode:${country}`)
  const other = await first<SpecialityHit>('speciality', 'language_code:en')
  return {
    'dr-example': doctor.slug,
    dermatology: doctor.speciality_slug,
    'abu-dhabi': doctor.city_slug,
    'example-clinic': clinic.slug,
    'example-insurer': insurer.slug,
    cardiology: other.slug,
  }
}
