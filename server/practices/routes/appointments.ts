import * as Type from 'typebox'
import { mostPracticeAppointments, PracticeAppointments } from '#contract/practice'
import { Data, Instant } from '#contract/wire'
import { listAppointments, type PracticeVisit } from '#server/domain/practices/list-appointments'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { keyOf, pageCost } from '../key-of-request.ts'
import { toPracticeAppointment } from '../visit-view.ts'

const longestRange = 93 * 86_400_000

/** Appointments of a facility, for a system that has to agree with them again. */
export const appointmentRoutes: ServicePlugin = async (app) => {
  app.get(
    '/appointments',
    {
      schema: {
        operationId: 'listPracticeAppointments',
        summary: 'Appointments of the facility in a range, by their start',
        description:
          'By a key with the scope `appointments`. Those that are booked or took place, of a range of 93 days at most; nothing of who comes. ' +
          '`after` is `next` of the answer before.',
        querystring: Type.Object({ from: Instant, to: Instant, after: Type.Optional(Type.String({ maxLength: 60 })) }),
        response: { 200: Data(PracticeAppointments) },
      },
    },
    async (request) => {
      const { facility } = await keyOf(request, 'appointments', pageCost)
      const range = { from: new Date(request.query.from), to: new Date(request.query.to) }
      const length = range.to.getTime() - range.from.getTime()
      if (length <= 0) throw wrong('/to', 'must be after from')
      if (length > longestRange) throw wrong('/to', 'must not be more than 93 days after from')
      const after = request.query.after === undefined ? undefined : readCursor(request.query.after)
      const limit = mostPracticeAppointments + 1
      const found = await listAppointments(app.db, { ...range, facilityId: facility.id, after, limit })
      const shown = found.slice(0, mostPracticeAppointments)
      const last = shown.at(-1)
      const next = last && found.length > shown.length ? cursorOf(last) : null
      return { data: { appointments: shown.map(toPracticeAppointment), next } }
    },
  )
}

const cursorOf = ({ during, number }: PracticeVisit) => `${during.from.toISOString()}_${number}`

function readCursor(text: string): { start: Date; number: string } {
  const [, start, number] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]{1,20})$/.exec(text) ?? []
  if (start === undefined || number === undefined || Number.isNaN(Date.parse(start)))
    throw wrong('/after', 'is not the next of an answer')
  return { start: new Date(start), number }
}

const wrong = (path: string, message: string) => problem('validation_failed', { fields: [{ path, message }] })
