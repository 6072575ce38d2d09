import { useLinks } from '#src/routes/links.ts'
import type { Suggestion } from './suggestions.ts'

/** Where choosing a suggestion leads: to the doctor, or to the doctors of the speciality, clinic or insurer in the chosen city. */
export function useSuggestionLink(city: string, isNear: boolean): (suggestion: Suggestion) => string {
  const links = useLinks()
  const place = { ...(city ? { city } : {}), ...(isNear ? { near: '1' } : {}) }
  return (suggestion) => {
    switch (suggestion.kind) {
      case 'doctor':
        return links.doctor(suggestion.address)
      case 'speciality':
        return links.results({ speciality: suggestion.slug, ...place })
      case 'facility':
        return links.results({ facility: suggestion.id })
      case 'insurer':
        return links.results({ insurance: suggestion.slug, ...place })
    }
  }
}
