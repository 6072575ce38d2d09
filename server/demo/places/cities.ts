import type { DemoCountry } from '../countries.ts'
import type { DemoCity } from './city.ts'
import { citiesOfIndonesia } from './indonesia.ts'
import { citiesOfSaudiArabia } from './saudi-arabia.ts'
import { citiesOfTheEmirates } from './united-arab-emirates.ts'

export type CityOfDirectory = DemoCity & { id: number; countryCode: DemoCountry }

const numbered = (countryCode: DemoCountry, firstId: number, cities: readonly DemoCity[]): CityOfDirectory[] =>
  cities.map((city, index) => ({ ...city, id: firstId + index, countryCode }))

/** Every city of the demo. Ids never change: they are part of addresses and cache keys. */
export const demoCities: readonly CityOfDirectory[] = [
  ...numbered('ae', 101, citiesOfTheEmirates),
  ...numbered('sa', 201, citiesOfSaudiArabia),
  ...numbered('id', 301, citiesOfIndonesia),
]
