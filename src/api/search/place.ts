import type { SearchIndex, SearchParams } from '#contract/search'
import { quoted } from './filters.ts'
import { nearestRadius, searchRadius } from './limits.ts'
import { cityName } from './names.ts'

/** A country, and a city of it by slug where one is known. An index may know the city by its name alone. */
export function inPlace({ country, city }: { country: string; city?: string }): string {
  const inCountry = `countryCode:${quoted(country)}`
  return city ? `${inCountry} AND (city_slug:${quoted(city)} OR city:${quoted(cityName(city))})` : inCountry
}

/** How far a search around a point reaches where nobody says: the nearest are looked for twice as far (K04). */
export function withinReach<Asked extends Reach>(asked: Asked): Asked & Reach {
  if (asked.aroundLatLng === undefined || asked.aroundRadius !== undefined) return asked
  return { ...asked, aroundRadius: asked.index === 'doctor_nearest' ? nearestRadius : searchRadius }
}
type Reach = SearchParams & { index?: SearchIndex }
