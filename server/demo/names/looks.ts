import { portraitSeed, skinCount, type Look } from '#server/web/portrait-face'
import type { Random } from '../random.ts'
import { emirati, egyptian, levantine, saudi } from './arab.ts'
import { filipino, indian, pakistani } from './asian.ts'
import { european } from './european.ts'
import type { Community } from './people.ts'

/** Typical portraits of a community, and the drawn skin tones. */
type Looks = { female: readonly Look[]; male: readonly Look[]; skins: readonly number[] }

const ofTheGulf: Looks = {
  female: ['hijab', 'hijab', 'hijab', 'hijab'],
  male: ['ghutra', 'ghutra', 'ghutra', 'beard'],
  skins: [0, 0, 1, 2],
}
const ofIndonesia: Looks = {
  female: ['hijab', 'hijab', 'bun', 'long'],
  male: ['songkok', 'short', 'short', 'grey'],
  skins: [0, 1],
}
const looksOf = new Map<Community, Looks>([
  [emirati, ofTheGulf],
  [saudi, ofTheGulf],
  [levantine, { female: ['long', 'bun', 'hijab', 'long'], male: ['short', 'beard', 'grey', 'short'], skins: [0, 3] }],
  [egyptian, { female: ['hijab', 'hijab', 'long', 'bun'], male: ['short', 'beard', 'grey', 'short'], skins: [0, 1] }],
  [indian, { female: ['long', 'bun', 'long', 'bun'], male: ['short', 'beard', 'short', 'grey'], skins: [1, 2] }],
  [pakistani, { female: ['hijab', 'long', 'hijab', 'bun'], male: ['beard', 'short', 'beard', 'grey'], skins: [0, 1] }],
  [filipino, { female: ['long', 'bun', 'long', 'bun'], male: ['short', 'short', 'short', 'grey'], skins: [0, 1] }],
  [european, { female: ['long', 'bun', 'long', 'bun'], male: ['short', 'beard', 'short', 'grey'], skins: [3, 0] }],
])

/** Names of people without headscarf or cap. */
const bareheaded = /\b(?:Maria|Andreas|Made|Wayan|Simanjuntak|Sitorus)\b/
const bared: Partial<Record<Look, Look>> = { hijab: 'long', songkok: 'short' }

type Person = { community: Community; gender: 'female' | 'male'; name: string; yearsOfExperience: number }

/** Number of a portrait that fits a name, a gender and an age. Uses two random numbers. */
export function faceOf(random: Random, { community, gender, name, yearsOfExperience }: Person): number {
  const { skins, ...common } = looksOf.get(community) ?? ofIndonesia
  const drawn = common[gender][Math.floor(random.next() * common[gender].length)]!
  const kept = (bareheaded.test(name) ? bared[drawn] : undefined) ?? drawn
  const look = kept === 'grey' && yearsOfExperience < 18 ? 'short' : kept
  const variation = random.integer(0, 99_999)
  const skin = skins[variation % skins.length]!
  return portraitSeed(look, variation - (variation % skinCount) + skin)
}
