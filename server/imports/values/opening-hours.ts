import type { OpeningHours } from '#server/db/schema/facilities'
import type { Reading } from '../rows/column.ts'
import { expected } from '../rows/problem.ts'
import { joinRanges, minutesIn, timeOfDay, weekdaysIn } from './time.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Opening hours by weekdays: `mon-fri 09:00-21:00; sat 10:00-14:00`, or `always`. Days that are not named are closed. */
export const openingHours: Reading<OpeningHours> = {
  read: (value) => {
    const hours = closed()
    const parts = value.toLowerCase() === 'always' ? ['mon-sun 00:00-24:00'] : value.split(/[;|\n]/)
    for (const part of parts.map((each) => each.trim()).filter(Boolean)) {
      const [, named = '', from = '', to = ''] = /^(.+) ([^\s-]+)-([^\s-]+)$/.exec(joinRanges(part)) ?? []
      const [open, shut] = [minutesIn(from), minutesIn(to)]
      const on = weekdaysIn(named)
      if (!on || open === undefined || shut === undefined || open >= shut)
        return expected('opening hours such as "mon-fri 09:00-21:00; sat 10:00-14:00", or always')
      for (const day of on) {
        const name = days[day - 1]
        if (name) hours[name] = { enabled: true, from: timeOfDay.write(open), to: timeOfDay.write(shut) }
      }
    }
    return hours
  },
  write: (hours) =>
    days
      .flatMap((day) => {
        const { enabled, from = '', to = '' } = hours[day]
        return enabled ? [`${day.slice(0, 3)} ${from}-${to}`] : []
      })
      .join('; '),
}

const closed = (): OpeningHours => ({
  monday: { enabled: false },
  tuesday: { enabled: false },
  wednesday: { enabled: false },
  thursday: { enabled: false },
  friday: { enabled: false },
  saturday: { enabled: false },
  sunday: { enabled: false },
})
