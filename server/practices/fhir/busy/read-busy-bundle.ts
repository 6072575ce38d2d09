import type { BusyPush, PractitionerName } from '#contract/practice'
import { mostBusyBlocks } from '#contract/practice'
import type { FieldProblem } from '#contract/problem'
import { problem } from '#server/errors'
import { systems } from '../systems.ts'
import { mostSchedules, type BusyBundle, type BusyResource } from './busy-bundle.ts'
import { idIn, nameOfPractitioner, typeOf } from './name-of-actor.ts'

/** Busy times of one practitioner, with the entries of the Bundle that they come from: that of the Schedule, and of each block. */
export type BusyOfSchedule = { push: BusyPush; entry: number; blocks: number[] }

/** Statuses that take no time. */
const without = {
  Slot: ['free', 'entered-in-error'],
  Appointment: ['proposed', 'cancelled', 'waitlist', 'noshow', 'entered-in-error'],
} as const
const statuses = {
  Slot: ['busy', 'busy-unavailable', 'busy-tentative', ...without.Slot],
  Appointment: ['booked', 'pending', 'arrived', 'checked-in', 'fulfilled', ...without.Appointment],
} as const
/** More are of no use to who mends them. */
const mostFaults = 20

type Entry = { fullUrl?: string | undefined; resource: BusyResource; index: number }

/** Reads a transaction. Throws `validation_failed` with everything that is wrong, by JSON pointer. */
export function readBusyBundle({ timestamp, entry }: BusyBundle, facilityId: number): BusyOfSchedule[] {
  const faults: FieldProblem[] = []
  const say = ({ index }: Entry, path: string, message: string) =>
    void faults.push({ path: `/entry/${index}/resource${path}`, message })
  const entries = entry.map(({ fullUrl, resource }, index): Entry => ({ fullUrl, resource, index }))
  const schedules = entries.filter(({ resource }) => resource.resourceType === 'Schedule')
  const read = schedules.flatMap((one): (BusyOfSchedule & { names: string[] })[] => {
    const { actor = [], planningHorizon: { start, end } = {}, id } = one.resource
    const practitioner = nameOfPractitioner(actor)
    const isElsewhere = actor.some((each) => typeOf(each) === 'Location' && idIn(each) !== String(facilityId))
    if (!practitioner) say(one, '/actor', 'needs one Practitioner, by Practitioner/[id] or by an identifier')
    if (isElsewhere) say(one, '/actor', 'names another Location than that of this key')
    if (start === undefined || end === undefined) say(one, '/planningHorizon', 'needs a start and an end')
    if (!practitioner || start === undefined || end === undefined) return []
    const push = { practitioner, from: start, to: end, known_at: timestamp, busy: [] }
    const names = [one.fullUrl, id === undefined ? undefined : `Schedule/${id}`].filter((name) => name !== undefined)
    return [{ push, entry: one.index, blocks: [], names }]
  })
  if (schedules.length === 0) faults.push({ path: '/entry', message: 'needs a Schedule for each practitioner' })
  if (schedules.length > mostSchedules || entries.length - schedules.length > mostBusyBlocks)
    faults.push({ path: '/entry', message: `has more than ${mostSchedules} Schedules or ${mostBusyBlocks} others` })
  if (new Set(read.map(({ push }) => keyOf(push.practitioner))).size < read.length)
    faults.push({ path: '/entry', message: 'has several Schedules of one practitioner' })

  for (const one of entries) {
    const { resource, index } = one
    const { resourceType: type, status = '', start, end } = resource
    if (type === 'Schedule') continue
    const actors = (resource.participant ?? []).flatMap(({ actor }) => actor ?? [])
    // Nothing of a person is wanted, so that nothing of one is received by mistake.
    if (actors.some((actor) => ['Patient', 'RelatedPerson'].includes(typeOf(actor) ?? '')))
      say(one, '/participant', 'names a patient: only that the practitioner is busy is wanted')
    else if (!statuses[type].some((known) => known === status))
      say(one, '/status', `must be one of ${statuses[type].join(', ')}`)
    else if (without[type].some((known) => known === status)) continue
    else if (start === undefined || end === undefined) say(one, '/start', 'needs a start and an end')
    else {
      const name = type === 'Slot' ? undefined : nameOfPractitioner(actors)
      const of = read.find(({ names, push }) =>
        type === 'Slot'
          ? names.includes(resource.schedule?.reference ?? '')
          : name !== undefined && keyOf(name) === keyOf(push.practitioner),
      )
      const number = resource.identifier?.find(({ system }) => system === systems.appointmentNumber)?.value
      of?.push.busy.push({
        from: start,
        to: end,
        ...(number !== undefined && { appointment_number: number.slice(0, 20) }),
      })
      of?.blocks.push(index)
      if (!of) say(one, type === 'Slot' ? '/schedule' : '/participant', 'leads to no Schedule of this Bundle')
    }
  }
  if (faults.length > 0) throw problem('validation_failed', { fields: faults.slice(0, mostFaults) })
  return read.map(({ push, entry: at, blocks }) => ({ push, entry: at, blocks }))
}

const keyOf = ({ id, source, source_id }: PractitionerName) => JSON.stringify([id, source, source_id])
