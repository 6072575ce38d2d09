import type { PractitionerDetail } from '#contract/directory'
import type { Language } from '#contract/locale'
import type { OpenDatabase } from '#server/db/open'
import { whereListedFor } from './visibility/rule.ts'
import { nameIn, placeIn } from './names.ts'
import { readPractitioners } from './practitioners.ts'
import { readJson } from './read-json.ts'
import { readFacilities, type Reference } from './reference.ts'
import { viewText, type Scope } from './visibility/scope.ts'
import { atShownPlaces } from './visibility/shown-places.ts'
import { toDoctorHit } from './to-doctor-hit.ts'

type Seen = { scope: Scope; reference: Reference; language: Language; now: Date }
type Related = PractitionerDetail['related'][number]

/** The best-ranked others of a practitioner's speciality and city, in the language of the page. */
export async function readRelated(
  database: OpenDatabase,
  id: number,
  { scope, reference, language, now }: Seen,
): Promise<Related[]> {
  const best = await readJson<{ id: number }>(
    database,
    `select o.id from practitioners p join practitioners o on o.speciality_id = p.speciality_id and o.city_id = p.city_id
     where p.id = $1 and o.id <> p.id and ${whereListedFor('o', '$2')}
     order by o.plan desc, o.verified desc, o.rank limit ${shown}`,
    [id, viewText(scope)],
  )
  const ids = best.map((row) => row.id)
  const records = await readPractitioners(database, ids)
  const facilities = await readFacilities(
    database,
    records.flatMap(({ locations }) => locations.map(({ facility_id }) => facility_id)),
  )
  return records
    .toSorted((one, other) => ids.indexOf(one.practitioner.id) - ids.indexOf(other.practitioner.id))
    .map((record) => {
      const own = atShownPlaces(record, facilities, reference, scope)
      const hit = toDoctorHit(own, { reference, facilities, now, busy: new Map() })
      const places = hit.locations.flatMap(({ facility_id }) => {
        const facility = facilities.get(Number(facility_id))
        return facility
          ? [{ facility_id, name: nameIn(facility, language), area: placeIn(facility, language).area }]
          : []
      })
      return {
        id: hit.id,
        slug: hit.slug,
        fullName: nameIn(record.practitioner, language),
        title: record.practitioner[`title_${language}`] || hit.title,
        profilePicture: hit.profilePicture,
        speciality_slug: hit.speciality_slug,
        city_slug: hit.city_slug,
        places,
        fee: hit.fee,
        currency_symbol: hit.currency_symbol,
        service_fees: hit.service_fees,
      }
    })
}

const shown = 6
