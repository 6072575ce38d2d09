import type { Language } from '#contract/locale'
import { languages } from '#contract/locale'
import { remember } from '#server/directory/remember'
import type { OpenDatabase } from '#server/db/open'
import { type Curve, curvesThrough } from './curves.ts'
import { toMercator } from './mercator.ts'
import { mainRoads } from './roads.ts'

/** A place of the map in web Mercator: both axes from 0 to 1, eastwards and southwards. */
export type MapPlace = { x: number; y: number; name: Record<Language, string>; isCity: boolean }
export type MapRoad = { curves: readonly Curve[]; ref?: string | undefined; isMain: boolean }
export type MapWorld = { places: MapPlace[]; roads: MapRoad[] }

const hour = 3_600_000
/** How many neighbours an area has a street to, and how far away they may be: some six kilometres. */
const neighbours = 3
const farthest = 6 / 40_075

/** Main roads, the cities of the directory and their areas with invented streets between neighbours; read once an hour. */
export function createMapWorld(database: OpenDatabase, clock: () => Date): () => Promise<MapWorld> {
  const keep = remember<MapWorld>(clock, hour)
  return () => keep('world', () => readWorld(database))
}

type Row = { city: number; lat: number; lng: number; en: string; ar: string; id: string }

async function readWorld(database: OpenDatabase): Promise<MapWorld> {
  const cities = await database.query<Row>(
    'select id as city, lat, lng, name_en as en, name_ar as ar, name_id as id from cities',
  )
  const quarters = await database.query<Row>(
    `select city_id as city, avg(lat) as lat, avg(lng) as lng, area_en as en, area_ar as ar, area_en as id
     from facilities where published and area_en <> '' group by city_id, area_en, area_ar`,
    [],
  )
  const byCity = new Map<number, Row[]>()
  for (const row of quarters) byCity.set(row.city, [...(byCity.get(row.city) ?? []), row])
  return {
    places: [...cities.map((row) => toPlace(row, true)), ...quarters.map((row) => toPlace(row, false))],
    roads: [
      ...mainRoads.map(({ ref, points }) => ({
        curves: curvesThrough(points.map(([lat, lng]) => toMercator(lat, lng))),
        ref,
        isMain: true,
      })),
      ...[...byCity.values()].flatMap(streetsAmong),
    ],
  }
}

function toPlace({ lat, lng, ...names }: Row, isCity: boolean): MapPlace {
  return {
    ...toMercator(Number(lat), Number(lng)),
    name: Object.fromEntries(languages.map((language) => [language, names[language] || names.en])) as MapPlace['name'],
    isCity,
  }
}

function streetsAmong(rows: Row[]): MapRoad[] {
  const places = rows.map((row) => toPlace(row, false))
  const distance = (one: MapPlace, other: MapPlace) => Math.hypot(one.x - other.x, one.y - other.y)
  return places.flatMap((from, at) =>
    places
      .map((to, index) => ({ to, index }))
      .filter(({ to }) => to !== from && distance(from, to) < farthest)
      .sort((one, other) => distance(from, one.to) - distance(from, other.to))
      .slice(0, neighbours)
      // Each pair once.
      .filter(({ index }) => index > at)
      .map(({ to }) => ({ curves: curvesThrough([from, bentBetween(from, to), to]), isMain: false })),
  )
}

/** Streets are seldom straight. */
const bentBetween = (from: MapPlace, to: MapPlace) => ({
  x: (from.x + to.x) / 2 + (to.y - from.y) * 0.12,
  y: (from.y + to.y) / 2 - (to.x - from.x) * 0.12,
})
