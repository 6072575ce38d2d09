import { bioOf } from './bios.ts'
import { educationsOf, experiencesOf } from './careers.ts'
import { demoCountries, type DemoCountry } from './countries.ts'
import { tenantsShowing, type DemoFacility } from './facilities.ts'
import { dayOfChange } from './facility-page.ts'
import { communitiesOf, hasFathersName, hasTwoGivenNames } from './names/communities.ts'
import { faceOf } from './names/looks.ts'
import type { Community, PairedName } from './names/people.ts'
import { demoCities } from './places/cities.ts'
import { practiceOf } from './practice.ts'
import type { Random } from './random.ts'
import { rummanFacilities } from './rumman.ts'
import { slugify } from './slugs.ts'
import { demoSpecialities } from './specialities/all.ts'
import type { DemoSpeciality } from './specialities/speciality.ts'
import { titleOf, type Grade } from './titles.ts'

export type DemoPractitioner = ReturnType<typeof practitioner>

/** All practitioners of the demo, in the order of their ids, each with the dependent rows. */
export function* makePractitioners(random: Random, count: number, facilities: readonly DemoFacility[]) {
  const byCity = facilitiesByCity(facilities)
  const takenSlugs = { ae: new Set<string>(), sa: new Set<string>(), id: new Set<string>() }
  let serviceId = 0
  for (let id = 1; id <= count; id += 1) {
    const person = practitioner(random, id, takenSlugs, byCity)
    for (const service of person.practice.services) service.id = ++serviceId
    yield person
  }
}

function practitioner(
  random: Random,
  id: number,
  takenSlugs: Record<DemoCountry, Set<string>>,
  byCity: ReadonlyMap<number, Places>,
) {
  const countryCode = random.weighted(demoCountries).code
  const city = random.weighted(demoCities.filter((place) => place.countryCode === countryCode))
  const speciality = random.weighted(demoSpecialities)
  const { community } = random.weighted(communitiesOf[countryCode])
  const isWoman = random.chance(womenIn(speciality))
  const yearsOfExperience = random.integer(3, 32)
  const grade = gradeOf(random, speciality, yearsOfExperience)
  const name = nameOf(random, community, isWoman)
  const languages = languagesOf(random, community, countryCode)
  const topics = random.some(speciality.topics, random.integer(2, 4))
  const practice = practiceOf(random, {
    id,
    city,
    speciality,
    grade,
    facilities: placesFor(random, byCity.get(city.id)!),
  })
  const isRumman = practice.facilities.some(isOfRumman)
  const gender = isWoman ? 'female' : 'male'
  return {
    row: {
      id,
      uniqueId: random.uuid(),
      slug: slugify(`${speciality.isPhysician ? 'dr ' : ''}${name.short}`, takenSlugs[countryCode]),
      ...displayNames(name, speciality),
      ...titleOf(speciality, grade, isWoman),
      gender,
      languages,
      ...bioOf(random, { speciality, grade, isWoman, yearsOfExperience, languages, topics, city }),
      specialityId: speciality.id,
      topics: topics.map(([en]) => en),
      countryCode,
      cityId: city.id,
      yearsOfExperience,
      verified: random.chance(0.8),
      registered: random.chance(0.93),
      plan: random.weighted([
        { plan: 1, weight: 58 },
        { plan: 2, weight: 38 },
        { plan: 0, weight: 4 },
      ]).plan,
      portraitSeed: faceOf(random, { community, gender, name: name.latin, yearsOfExperience }),
      published: !random.chance(0.012),
      fgTest: random.chance(0.012),
      educations: educationsOf(random, community, speciality, yearsOfExperience),
      experiences: experiencesOf(random, city, practice, { speciality, isWoman, years: yearsOfExperience }),
      campaignIds: random.chance(0.05) ? ['checkup-month'] : [],
      whitelabels: tenantsShowing(
        practice.locations.flatMap(({ planIds }) => planIds),
        isRumman,
      ),
      rank: random.integer(1, 1_000_000),
      // Derived from the id alone, so that later random choices stay the same.
      updatedAt: dayOfChange((id * 97) % 260),
    },
    practice,
  }
}

/** Close to real proportions of women and men in a speciality. */
function womenIn({ slug }: DemoSpeciality): number {
  const shares: Record<string, number> = {
    'obstetrics-gynaecology': 0.78,
    fertility: 0.6,
    nutrition: 0.7,
    psychology: 0.62,
    urology: 0.12,
    orthopaedics: 0.18,
  }
  return shares[slug] ?? 0.46
}

function gradeOf(random: Random, { isPhysician, slug }: DemoSpeciality, years: number): Grade {
  if (slug === 'general-practice' || slug === 'dentistry' || !isPhysician)
    return years > 20 && random.chance(0.5) ? 'senior' : 'plain'
  return years > 12 && random.chance(0.7) ? 'consultant' : 'specialist'
}

type Name = { short: string; latin: string; arabic: string }

function nameOf(random: Random, community: Community, isWoman: boolean): Name {
  const [given, givenArabic] = random.pick(isWoman ? community.female : community.male)
  const [family, familyArabic] = random.pick(
    isWoman ? [...community.family, ...(community.familyOfWomen ?? [])] : community.family,
  )
  const between = middleNameOf(random, community, isWoman, given)
  const latin = [given, between?.[0], family].filter((part) => part !== undefined)
  const arabic = [givenArabic, between?.[1], familyArabic].filter((part) => part !== undefined)
  return { short: `${given} ${family}`, latin: latin.join(' '), arabic: arabic.join(' ') }
}

function middleNameOf(random: Random, community: Community, isWoman: boolean, given: string): PairedName | undefined {
  const list = hasTwoGivenNames(community) && isWoman ? community.female : community.male
  const isMiddleNamed = (hasFathersName(community) || hasTwoGivenNames(community)) && random.chance(0.55)
  const name = random.pick(list)
  return isMiddleNamed && name[0] !== given ? name : undefined
}

function displayNames({ latin, arabic }: Name, { isPhysician, letters, slug }: DemoSpeciality) {
  const isDentist = ['dentistry', 'orthodontics', 'paediatric-dentistry'].includes(slug)
  const behind = letters ? `, ${letters}` : ''
  return {
    nameEn: isPhysician ? `Dr ${latin}` : latin,
    nameAr: isPhysician ? `د. ${arabic}` : arabic,
    nameId: isPhysician ? `${isDentist ? 'drg.' : 'dr.'} ${latin}${behind}` : `${latin}${behind}`,
  }
}

function languagesOf(random: Random, community: Community, country: DemoCountry): string[] {
  const [mother, ...others] = community.languages
  const english = country === 'id' ? 0.7 : 0.96
  const spoken = [mother!, ...others.filter(() => random.chance(0.4)), ...(random.chance(english) ? ['english'] : [])]
  if (country !== 'id' && !spoken.includes('arabic') && random.chance(0.35)) spoken.push('arabic')
  return spoken.slice(0, 4)
}

type Places = { rumman: DemoFacility[]; others: DemoFacility[] }

function facilitiesByCity(facilities: readonly DemoFacility[]): ReadonlyMap<number, Places> {
  const byCity = new Map<number, Places>()
  for (const facility of facilities) {
    const places = byCity.get(facility.cityId) ?? { rumman: [], others: [] }
    byCity.set(facility.cityId, places)
    places[isOfRumman(facility) ? 'rumman' : 'others'].push(facility)
  }
  return byCity
}

const isOfRumman = ({ id }: DemoFacility) => id <= rummanFacilities.length

/** Facilities of a practitioner: the hospital group only, or one or two other facilities of the city. */
function placesFor(random: Random, { rumman, others: here }: Places): DemoFacility[] {
  if (random.chance(0.06) && rumman.length) return [random.pick(rumman)]
  const first = random.pick(here)
  const second = random.pick(here)
  const hasTwo = random.chance(0.22) && second !== first
  return hasTwo ? [first, second] : [first]
}
