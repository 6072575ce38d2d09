import type { Weekday } from '#contract/locale'
import type { DemoCountry } from './countries.ts'
import type { DemoFacility } from './facilities.ts'
import type { Random } from './random.ts'

export type DemoRule = {
  practitionerId: number
  facilityId: number
  weekdays: Weekday[]
  fromMinute: number
  toMinute: number
  consultationTypes: string[]
}

type Hours = readonly [fromMinute: number, toMinute: number]

const at = (hour: number, minute = 0) => hour * 60 + minute

/**
 * Daily schedules. In the Gulf many have a long break after noon and work in the evening; in Indonesia days start early or end
 * late.
 */
const daysOf: Record<DemoCountry, readonly { hours: readonly Hours[]; weight: number }[]> = {
  ae: [
    {
      hours: [
        [at(9), at(13)],
        [at(16), at(20)],
      ],
      weight: 34,
    },
    { hours: [[at(8), at(16)]], weight: 22 },
    { hours: [[at(10), at(18)]], weight: 14 },
    { hours: [[at(16), at(21)]], weight: 18 },
    { hours: [[at(8, 30), at(14)]], weight: 12 },
  ],
  sa: [
    {
      hours: [
        [at(9), at(12)],
        [at(16), at(21)],
      ],
      weight: 40,
    },
    { hours: [[at(8), at(16)]], weight: 20 },
    { hours: [[at(16), at(22)]], weight: 28 },
    { hours: [[at(9), at(14)]], weight: 12 },
  ],
  id: [
    {
      hours: [
        [at(8), at(12)],
        [at(17), at(20)],
      ],
      weight: 34,
    },
    { hours: [[at(8), at(14)]], weight: 26 },
    { hours: [[at(9), at(16)]], weight: 20 },
    { hours: [[at(17), at(21)]], weight: 20 },
  ],
}

/** Days off, chosen so that on every day, weekends included, most practitioners work. */
const daysOffOf: Record<DemoCountry, readonly { off: readonly Weekday[]; weight: number }[]> = {
  ae: [
    { off: [7], weight: 20 },
    { off: [6, 7], weight: 10 },
    { off: [5], weight: 15 },
    { off: [], weight: 41 },
    { off: [3], weight: 7 },
    { off: [1], weight: 7 },
  ],
  sa: [
    { off: [5], weight: 22 },
    { off: [5, 6], weight: 10 },
    { off: [6], weight: 14 },
    { off: [], weight: 42 },
    { off: [2], weight: 6 },
    { off: [7], weight: 6 },
  ],
  id: [
    { off: [7], weight: 28 },
    { off: [6, 7], weight: 6 },
    { off: [], weight: 48 },
    { off: [3], weight: 9 },
    { off: [1], weight: 9 },
  ],
}

/** Late starts, in minutes, per person and per speciality: not every first patient comes on the hour. */
const lateStarts = { hours: [0, 60, 0, 120, 60, 180, 0], minutes: [0, 20, 45, 10, 30, 15, 40] }

/**
 * The same hours from this person's start on, derived from the ids alone, so that other random choices stay the same. What is
 * left has room for a morning of patients.
 */
function ownStarts(hours: readonly Hours[], id: number, specialityId: number): Hours[] {
  const shortest = hours.length > 1 ? at(2) : at(3, 30)
  const own = <Choice>(choices: readonly Choice[], key: number): Choice => choices[key % choices.length]!
  return hours.map(([from, to], index) => {
    const minutes = own(lateStarts.minutes, specialityId * 3 + index + (id % 2 ? id : 0))
    const late = own(lateStarts.hours, id * 5 + index * 2) + minutes
    const begin = [from + late, from + minutes].find((start) => to - start >= shortest) ?? from
    return [begin, to]
  })
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

type Worker = { id: number; speciality: { id: number }; facilities: readonly DemoFacility[] }

/** Weekly hours in the facility's local time. With two facilities the days are shared between them. */
export function rulesOf(
  random: Random,
  { id: practitionerId, speciality, facilities }: Worker,
  has: { telemedicine: boolean; homecare: boolean },
): DemoRule[] {
  const [main, second] = facilities as [DemoFacility, DemoFacility?]
  const { off } = random.weighted(daysOffOf[main.countryCode])
  const { hours: usual } = random.weighted(daysOf[main.countryCode])
  const hours = ownStarts(usual, practitionerId, speciality.id)
  const working = weekdays.filter((day) => !off.includes(day))
  const away = second ? random.some(working, 2) : []
  const types = ['clinic', ...(has.telemedicine ? ['telemedicine'] : [])]
  const rules = [
    ...rulesAt(
      main,
      working.filter((day) => !away.includes(day)),
      hours,
      types,
    ),
  ]
  if (second) rules.push(...rulesAt(second, away, [hours.at(-1)!], ['clinic']))
  // Home visits in the break after noon, before the evening begins.
  if (has.homecare && hours.length > 1)
    rules.push(
      ...rulesAt(
        main,
        working.filter((day) => !away.includes(day)),
        [[at(13, 30), at(15, 30)]],
        ['homecare'],
      ),
    )
  else if (has.homecare)
    for (const rule of rules) if (rule.facilityId === main.id) rule.consultationTypes.push('homecare')
  return rules.map((rule) => ({ practitionerId, ...rule }))
}

function rulesAt(
  facility: DemoFacility,
  days: readonly Weekday[],
  hours: readonly Hours[],
  consultationTypes: readonly string[],
): Omit<DemoRule, 'practitionerId'>[] {
  const open = days.filter((day) => facility.openingHours[dayNames[day - 1]!].enabled)
  if (!open.length) return []
  return hours.map(([fromMinute, toMinute]) => ({
    facilityId: facility.id,
    weekdays: open,
    fromMinute,
    toMinute,
    consultationTypes: [...consultationTypes],
  }))
}

const horizonStart = Date.UTC(2026, 8, 1)
const dayMs = 86_400_000

/**
 * One in twenty-five is away for a week or two every quarter, for some years from a fixed day on, so that somebody is always
 * away.
 */
export function leaveOf(random: Random, practitionerId: number): { practitionerId: number; during: string }[] {
  if (!random.chance(0.04)) return []
  return Array.from({ length: 14 }, (_, quarter) => {
    const from = horizonStart + (quarter * 91 + random.integer(0, 70)) * dayMs
    const to = from + random.integer(5, 16) * dayMs
    return { practitionerId, during: `[${new Date(from).toISOString()},${new Date(to).toISOString()})` }
  })
}
