import * as Type from 'typebox'
import { CalendarName, CalendarSetting, PracticeCalendar } from '#contract/practice'
import { Data } from '#contract/wire'
import { mostCalendars, readCalendars, removeCalendar, type CalendarState } from '#server/domain/practices/calendars'
import type { FacilityKey } from '#server/domain/practices/facility-keys'
import { findOwnPractitioner } from '#server/domain/practices/find-practitioner'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { beginCalendar, type Begun } from '../calendars/begin-calendar.ts'
import { keyOf } from '../key-of-request.ts'
import { logAlways } from '../log-always.ts'

/** Another server is called, and up to ten megabytes are read. */
const readingCost = 29
/** How many are read for calls at a time: each is held in memory meanwhile. */
const atOnce = 4
/** Minutes, where a call says nothing. */
const usual = { every: 15, trust: 1440 } as const

const Named = Type.Object({ name: CalendarName })

/** Calendars of a facility, as its own system sets them. */
export const calendarRoutes: ServicePlugin = async (app) => {
  const { db, secret, clock } = app
  let reading = 0

  app.get(
    '/calendars',
    {
      schema: {
        operationId: 'listPracticeCalendars',
        summary: 'Calendars that are read for when practitioners of the facility are busy, and how they stand',
        description:
          'By a key with the scope `calendars`. Also those that the operator set; of addresses no more than the host.',
        response: { 200: Data(Type.Array(PracticeCalendar)) },
      },
    },
    async (request) => {
      const { facility } = await keyOf(request, 'calendars')
      return { data: await listOf(facility.id) }
    },
  )

  app.put(
    '/calendars/:name',
    {
      schema: {
        operationId: 'setPracticeCalendar',
        summary:
          'Reads when practitioners are busy from an address of iCalendar, in place of the calendar of that name',
        description:
          'By a key with the scope `calendars`. It is read before it is answered, and nothing is changed where that fails: `fields` says why. ' +
          'Of one practitioner, or of everybody who works at the facility.',
        params: Named,
        body: CalendarSetting,
        response: { 200: Data(PracticeCalendar) },
      },
    },
    async (request) => {
      const key = await keyOf(request, 'calendars', readingCost)
      const { facility } = key
      const { body, params } = request
      const { every_minutes: everyMinutes = usual.every, trust_minutes: trustMinutes = usual.trust } = body
      if (trustMinutes < 2 * everyMinutes) throw wrong('/trust_minutes', 'must be at least twice every_minutes')
      const practitionerId = body.practitioner ? await findOwnPractitioner(db, facility, body.practitioner) : null
      const { name } = params
      const { address } = body
      const terms = { name, everyMinutes, trustMinutes, address, practitionerId }
      const begun = await inTurn(() =>
        beginCalendar(
          { db, secret, clock, puller: app.practiceCalendars },
          { ...terms, facilityId: facility.id, isReplacing: true },
        ),
      )
      if (begun.kind !== 'begun') throw refusal(begun)
      const set = (await listOf(facility.id)).find((one) => one.name === name)
      if (!set) throw problem('unavailable')
      logAlways(request, { ...factsOf(key, name), host: set.host }, 'calendar set by a key')
      return { data: set }
    },
  )

  app.delete(
    '/calendars/:name',
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'removePracticeCalendar',
        summary: 'Reads a calendar no more, and forgets what it said',
        description: 'By a key with the scope `calendars`.',
        params: Named,
        response: { 200: Data(Type.Object({})) },
      },
    },
    async (request) => {
      const key = await keyOf(request, 'calendars')
      const { name } = request.params
      if (!(await removeCalendar(db, key.facility.id, name))) throw problem('not_found')
      logAlways(request, factsOf(key, name), 'calendar removed by a key')
      return { data: {} }
    },
  )

  const listOf = async (facilityId: number) =>
    (await readCalendars(db, { facilityId, limit: mostCalendars }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(toCalendar)

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (reading >= atOnce) throw problem('unavailable', { message: 'Other calendars are being read: try again later.' })
    reading += 1
    try {
      return await work()
    } finally {
      reading -= 1
    }
  }
}

const factsOf = ({ id, name, facility }: FacilityKey, calendar: string) => ({
  ...{ facility: facility.id, facilityKey: id, facilityKeyName: name, calendar },
})

const toCalendar = (state: CalendarState): PracticeCalendar => ({
  ...{ name: state.name, host: state.host },
  practitioner: state.practitionerId === null ? null : String(state.practitionerId),
  ...{ every_minutes: state.everyMinutes, trust_minutes: state.trustMinutes, busy: state.busy },
  ...{ read_at: state.readAt.toISOString(), trusted_until: state.trustedUntil.toISOString() },
  ...{ failures: state.failures, last_answer: state.lastAnswer },
})

function refusal(begun: Exclude<Begun, { kind: 'begun' }>) {
  if (begun.kind === 'unread') return wrong('/address', `was not read: ${begun.answer}`)
  if (begun.kind === 'forbidden') return wrong('/address', 'must be an address of https or webcal, without a user')
  return problem('validation_failed', { message: `There are ${mostCalendars} calendars already: remove one first.` })
}

const wrong = (path: string, message: string) => problem('validation_failed', { fields: [{ path, message }] })
