import type { Language } from '#contract/locale'
import { languages } from '#contract/locale'
import { remember } from '#server/directory/remember'
import type { OpenDatabase } from '#server/db/open'

/** A place of the map in web Mercator: both axes from 0 to 1, eastwards and southwards. */
export type MapPlace = { x: number; y: number; name: Record<Language, string>; isCity: boolean }
export type MapRoad = { from: MapPlace; to: MapPlace; isMain: boolean }
export type MapWorld = { places: MapPlace[]; roads: MapRoad[] }

const hour = 3_600_000
/** How many neighbours a place has a road to. */
const neighbours = 2

/** Cities of the directory and their quarters, with invented roads between neighbours; read once an hour. */
export function createMapWorld(database: OpenDatabase, clock: () => Date): () => Promise<MapWorld> {
  const keep = remember<MapWorld>(clock, hour)
  return () => keep('world', () => readWorld(database))
}

type Row = { city: number; country: string; lat: number; lng: number; en: string; ar: string; id: string }

async function readWorld(database: OpenDatabase): Promise<MapWorld> {
  const cities = await database.query<Row>(
    'select id as city, country_code as country, lat, lng, name_en as en, name_ar as ar, name_id as id from cities',
  )
  const quarters = await database.query<Row>(
    `select city_id as city, country_code as country, avg(lat) as lat, avg(lng) as lng,
      area_en as en, area_ar as ar, area_en as id
     from facilities where published and area_en <> '' group by city_id, country_code, area_en, area_ar`,
    [],
  )
  return {
    places: [...cities.map((row) => toPlace(row, true)), ...quarters.map((row) => toPlace(row, false))],
    roads: [
      ...grouped(cities, ({ country }) => country).flatMap((near) => roadsAmong(near, true)),
      ...grouped(quarters, ({ city }) => city).flatMap((near) => roadsAmong(near, false)),
    ],
  }
}

function toPlace({ lat, lng, ...names }: Row, isCity: boolean): MapPlace {
  const sine = Math.sin((Number(lat) * Math.PI) / 180)
  return {
    x: (Number(lng) + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
    name: Object.fromEntries(languages.map((language) => [language, names[language] || names.en])) as MapPlace['name'],
    isCity,
  }
}

function roadsAmong(rows: Row[], isMain: boolean): MapRoad[] {
  const places = rows.map((row) => toPlace(row, isMain))
  const distance = (one: MapPlace, other: MapPlace) => Math.hypot(one.x - other.x, one.y - other.y)
  return places.flatMap((from) =>
    places
      .filter((to) => to !== from)
      .sort((one, other) => distance(from, one) - distance(from, other))
      .slice(0, neighbours)
      .map((to) => ({ from, to, isMain })),
  )
}

function grouped(rows: Row[], keyOf: (row: Row) => unknown): Row[][] {
  const groups = new Map<unknown, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups.values()]
}
