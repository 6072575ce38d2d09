import type { Language } from '#contract/locale'
import type { DemoFacility } from './facilities.ts'
import { reviewTexts } from './facility-review-texts.ts'
import { createRandom, type Random } from './random.ts'

export type DemoReview = {
  id: number
  facilityId: number
  rating: number
  author: string
  language: string
  body: string
  published: boolean
  createdAt: string
}

/** Invented reviews of a facility: in the languages of its country in turn, without repetition. */
export function reviewsOf({ id, countryCode, clinicType }: DemoFacility): Omit<DemoReview, 'id'>[] {
  const random = createRandom(id * 15_485_863)
  const count = clinicType === 'hospital' ? random.integer(12, 24) : random.integer(0, 9)
  const spoken = languagesIn[countryCode]
  const first = random.integer(0, spoken.length - 1)
  const sayings = new Map(spoken.map((language) => [language, sayingsOf(random, language)]))
  return Array.from({ length: count }, (_, index) => {
    const language = spoken[(first + index) % spoken.length]!
    const { rating } = random.weighted(ratings)
    return {
      facilityId: id,
      rating,
      author: `${random.pick(initials[language])} ${random.pick(initials[language])}`,
      language,
      body: sayings.get(language)!(rating),
      published: !random.chance(0.02),
      createdAt: new Date(Date.UTC(2025, 5, random.integer(1, 520), random.integer(6, 18))).toISOString(),
    }
  })
}

/** Returns another text each time, in an order specific to the facility. */
function sayingsOf(random: Random, language: Language): (rating: number) => string {
  const texts = reviewTexts[language]
  const start = random.integer(0, 99)
  const counts = { good: 0, mixed: 0, poor: 0 }
  return (rating) => {
    const kind = rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'poor'
    const turn = counts[kind]++
    const body = texts[kind][(start + turn) % texts[kind].length]!
    if (kind !== 'good') return body
    const closing = texts.closings[(start + turn * 2) % texts.closings.length]!
    return random.chance(0.4) ? `${body} ${closing}` : body
  }
}

/** Languages of reviews in each country, the more common ones repeated. */
const languagesIn: Record<DemoFacility['countryCode'], readonly Language[]> = {
  ae: ['en', 'ar'],
  sa: ['ar', 'en', 'ar'],
  id: ['id', 'id', 'en'],
}

const ratings = [
  { rating: 5, weight: 52 },
  { rating: 4, weight: 30 },
  { rating: 3, weight: 11 },
  { rating: 2, weight: 5 },
  { rating: 1, weight: 2 },
]

const initials: Record<Language, readonly string[]> = {
  en: ['A.', 'B.', 'D.', 'F.', 'H.', 'J.', 'K.', 'L.', 'M.', 'N.', 'R.', 'S.', 'T.'],
  ar: ['أ.', 'ب.', 'ج.', 'خ.', 'ر.', 'س.', 'ع.', 'ف.', 'م.', 'ن.', 'ه.', 'ي.'],
  id: ['A.', 'B.', 'D.', 'E.', 'H.', 'I.', 'N.', 'P.', 'R.', 'S.', 'W.', 'Y.'],
}
