import type { DemoCountry } from '../countries.ts'
import { egyptian, emirati, levantine, saudi } from './arab.ts'
import { filipino, indian, pakistani } from './asian.ts'
import { european } from './european.ts'
import { indonesian } from './indonesian.ts'
import type { Community } from './people.ts'

/** Communities of each country's practitioners, by weight. */
export const communitiesOf: Record<DemoCountry, readonly { community: Community; weight: number }[]> = {
  ae: [
    { community: emirati, weight: 18 },
    { community: levantine, weight: 20 },
    { community: egyptian, weight: 18 },
    { community: indian, weight: 22 },
    { community: pakistani, weight: 10 },
    { community: filipino, weight: 4 },
    { community: european, weight: 8 },
  ],
  sa: [
    { community: saudi, weight: 72 },
    { community: egyptian, weight: 16 },
    { community: levantine, weight: 12 },
  ],
  id: [{ community: indonesian, weight: 1 }],
}

/** Few people have a family name of their own there: women of Arab families are named with their father's name in between. */
export const hasFathersName = (community: Community): boolean => [emirati, saudi, egyptian].includes(community)

/** Indonesians often have two given names. */
export const hasTwoGivenNames = (community: Community): boolean => community === indonesian
