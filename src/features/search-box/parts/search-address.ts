import type { Links } from '#src/routes/links.ts'
import type { RecentSearch } from '#src/storage/recent-searches.ts'
import type { Suggestion } from './suggestions.ts'

/** The context of suggestions: country, city, position and consultation type, which the search keeps. */
export type SearchPlace = { country: string; city: string; isNear: boolean; visit: string }

/** A place as parameters of a list. */
export const toListParams = ({ city, isNear, visit }: SearchPlace): Record<string, string> => ({
  ...(city ? { city } : {}),
  ...(isNear ? { near: '1' } : {}),
  ...(visit ? { visit } : {}),
})

/** A suggestion as a search: a doctor or a clinic is opened, a speciality or an insurer is searched for in the chosen city. */
export function toSearch(suggestion: Suggestion, place: SearchPlace): RecentSearch {
  const own = { text: suggestion.text, country: place.country }
  switch (suggestion.kind) {
    case 'doctor':
      return { ...own, key: suggestion.key, kind: 'doctor', address: suggestion.address }
    case 'facility':
      return { ...own, key: suggestion.key, kind: 'facility', address: suggestion.address }
    case 'speciality':
    case 'insurer': {
      const asked = {
        [suggestion.kind === 'insurer' ? 'insurance' : 'speciality']: suggestion.slug,
        ...toListParams(place),
      }
      return { ...own, key: keyOf(suggestion.kind, asked), kind: suggestion.kind, asked }
    }
  }
}

/** Typed words as a search. */
export const wordsSearch = (asked: Readonly<Record<string, string>>, country: string): RecentSearch => ({
  key: keyOf('words', asked),
  kind: 'words',
  text: asked['query'] ?? '',
  country,
  asked,
})

/** The address of a search. */
export function addressOf(search: RecentSearch, links: Links): string {
  if (search.kind === 'doctor') return links.doctor(search.address)
  if (search.kind === 'facility') return links.clinic(search.address)
  const { insurance, ...rest } = search.asked
  return insurance && Object.keys(rest).length === 0 ? links.insuredBy(insurance) : links.results(search.asked)
}

const keyOf = (kind: string, asked: Readonly<Record<string, string>>) =>
  [kind, ...Object.entries(asked).flat()].join('-')
