import type { NextAvailability } from '#contract/availability'
import type { GeoPoint } from '#contract/wire'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import type { Question } from '#src/api/search-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { noCriteria } from '#src/features/search/doctors/criteria.ts'
import { toSearchParams } from '#src/features/search/doctors/to-search-params.ts'
import { distanceBetween } from '#src/features/near-me/distance.ts'
import { areaOfPlace } from '#src/features/place-of-times.ts'
import type { FreeTimes, NarrowedCriteria } from './home-times.ts'
import type { FreeRow } from './soonest.ts'

type NearCriteria = NarrowedCriteria & { position: GeoPoint }
type NearRow = FreeRow & { category: string; metres: number }

/** The next free times of the nearest doctors of each speciality; the board has the nearest of all of them. */
export async function findNear(app: AppContext, criteria: NearCriteria, signal: AbortSignal): Promise<FreeTimes> {
  const { slugs, visit } = criteria
  const { search, appointment } = await app.apis()
  const doctors = await search.doctorsOfEach(questionsOf(criteria, app.locale.country), signal)
  const ids = [...new Set(doctors.flat().map(({ id }) => id))]
  const times =
    ids.length === 0
      ? []
      : await appointment.nextAvailability({ ids, limit: 1, ...(visit ? { consultation_type: visit } : {}) }, signal)
  const rows = slugs.flatMap((category, index) =>
    (doctors[index] ?? []).flatMap((doctor) => toRow(app, { category, doctor, times, position: criteria.position })),
  )
  return { tiles: slugs.flatMap((category) => toTile(category, rows)), rows: nearest(rows) }
}

/** Queries for the nearest few of each speciality. */
const questionsOf = ({ slugs, city, visit, position }: NearCriteria, country: string): Question[] =>
  slugs.map((slug) => ({
    ...toSearchParams({ ...noCriteria, specialities: [slug], city, visit, isNear: true }, country, 1, position),
    facets: [],
    attributesToRetrieve: [...rowAttributes],
    hitsPerPage: perSpeciality,
  }))

type Seen = {
  category: string
  doctor: LocalisedDoctor
  times: readonly NextAvailability[]
  position: GeoPoint
}

function toRow({ locale }: AppContext, { category, doctor, times, position }: Seen): NearRow[] {
  const own = times.find(({ practitioner_id }) => practitioner_id === doctor.id)
  const offered = own?.slots[0]
  const place = doctor.locations.find(({ facility_id }) => facility_id === offered?.facility_id)
  if (!own || !offered || !place) return []
  const { fee, ...slot } = offered
  const { slug, speciality_slug, city_slug, lang_fullName: fullName, lang_title: title } = doctor
  const area = areaOfPlace(doctor, place, locale.language)
  return [
    {
      category,
      slot,
      timeZone: own.time_zone,
      doctor: { slug, speciality_slug, city_slug, fullName, title, area },
      fee,
      metres: distanceBetween(place._geoloc, position),
    },
  ]
}

function toTile(category: string, rows: readonly NearRow[]): FreeTimes['tiles'] {
  const [first] = rows
    .filter((row) => row.category === category)
    .sort((one, other) => Date.parse(one.slot.start) - Date.parse(other.slot.start))
  return first ? [{ category, time_zone: first.timeZone, slots: [first.slot] }] : []
}

const nearest = (rows: readonly NearRow[]) =>
  rows.toSorted((one, other) => one.metres - other.metres).slice(0, ofTheNearest)

/** Attributes that a row shows. */
const rowAttributes = [
  'id',
  'slug',
  'speciality_slug',
  'city_slug',
  'fullName',
  'arabic_fullName',
  'id_fullName',
  'title',
  'arabic_title',
  'id_title',
  'area',
  'arabic_area',
  'locations',
] as const

/** With eight specialities no more than fifty doctors, the most that one call about free times takes. */
const perSpeciality = 6
/** A doctor among this many nearest ones is near enough for the board. */
const ofTheNearest = 12
