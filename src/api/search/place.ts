import type { SearchIndex, SearchParams } from '#contract/search'
import { quoted } from './filters.ts'
import type { SearchReach } from '#contract/search-radius'
import { cityName } from './names.ts'

/** A filter for a country, and a city of it by slug where one is known. An index may have only the city's name. */
export function inPlace({ country, city }: { country: string; city?: string }): string {
  const inCountry = `countryCode:${quoted(country)}`
  return city ? `${inCountry} AND (city_slug:${quoted(city)} OR city:${quoted(cityName(city))})` : inCountry
}

/** Adds the radius to a search around a point that has none; a search for the nearest gets twice as much (K04). */
export function withinReach<Question extends Reach>(question: Question, reach: SearchReach): Question & Reach {
  if (question.aroundLatLng === undefined || question.aroundRadius !== undefined) return question
  return { ...question, aroundRadius: question.index === 'doctor_nearest' ? reach.nearest : reach.around }
}
type Reach = SearchParams & { index?: SearchIndex }
