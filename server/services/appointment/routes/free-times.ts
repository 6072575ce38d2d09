import { calls, routePath } from '#contract/services'
import type { FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { DatesTimes, Times } from '#contract/availability'
import { bookingWindowDays } from '#contract/booking-window'
import { ConsultationType } from '#contract/directory'
import { headers } from '#contract/headers'
import { CalendarDay, Data, DirectoryId } from '#contract/wire'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { signedCall, signedWith } from '#server/plugins/description/security'
import { hashToken } from '#server/tokens'
import { bookableDays, bookableRange, readDay } from '#server/domain/availability/bookable-range'
import { firstFreeStarts, freeStarts } from '#server/domain/availability/free-starts'
import type { Schedule } from '#server/domain/availability/schedule'
import { dayAt } from '#server/domain/availability/wall-clock'
import { createOfferRepository, type Offer } from '#server/domain/availability/offers'
import { loadSchedules, type ShownHolder } from '#server/domain/availability/schedules'
import { toDirectoryNumber } from '../wire.ts'

const params = Type.Object({ id: DirectoryId })
const place = { facility_id: DirectoryId, service_id: DirectoryId, consultation_type: Type.Optional(ConsultationType) }
type Place = { facility_id: string; service_id: string; consultation_type?: ConsultationType }

/** Free starts of one service, by day (C50) and of one day (C51). */
export const freeTimeRoutes: ServicePlugin = async (app) => {
  const getOffer = async (
    { tenant }: FastifyRequest,
    id: string,
    { consultation_type, ...place }: Place,
  ): Promise<Offer> => {
    const [offer] = await createOfferRepository(app.db).find(tenant, {
      practitionerIds: [toDirectoryNumber(id)],
      facilityId: toDirectoryNumber(place.facility_id),
      serviceId: toDirectoryNumber(place.service_id),
      consultationType: consultation_type,
    })
    if (!offer) throw problem('not_found')
    return offer
  }
  const loadSchedule = async (request: FastifyRequest, offer: Offer, now: Date): Promise<Schedule> => {
    const range = bookableRange(now, offer)
    const scheduleOf = await loadSchedules(app.db, [offer], { range, now, holder: holderOf(request) })
    return scheduleOf(offer)
  }

  app.get(
    routePath(calls.datesAndTimes),
    {
      config: { problems: ['not_found'] },
      schema: {
        security: [...signedCall, ...signedWith('holder')],
        operationId: 'getFreeDays',
        summary: 'Free starts by day (C50)',
        params,
        querystring: Type.Object({
          ...place,
          from: Type.Optional(CalendarDay),
          days: Type.Integer({ minimum: 1, maximum: bookingWindowDays + 1, default: 7 }),
        }),
        response: { 200: Data(DatesTimes) },
      },
    },
    async (request) => {
      const { from, days, ...place } = request.query
      const offer = await getOffer(request, request.params.id, place)
      const { timeZone } = offer
      const now = app.clock()
      const first = readDay(from, now, timeZone, 'from')
      const schedule = await loadSchedule(request, offer, now)
      const range = bookableDays(now, offer, first, days)
      const [next] = firstFreeStarts(
        schedule,
        { from: Math.max(range.from, range.to), to: bookableRange(now, offer).to },
        1,
      )
      return {
        data: {
          time_zone: timeZone,
          dates: byDay(freeStarts(schedule, range), timeZone),
          next_date: next === undefined ? null : dayAt(next, timeZone).toString(),
        },
      }
    },
  )

  app.get(
    routePath(calls.times),
    {
      config: { problems: ['not_found'] },
      schema: {
        security: [...signedCall, ...signedWith('holder')],
        operationId: 'getFreeTimes',
        summary: 'Free starts of one day (C51)',
        params,
        querystring: Type.Object({ ...place, date: CalendarDay }),
        response: { 200: Data(Times) },
      },
    },
    async (request) => {
      const { date, ...place } = request.query
      const offer = await getOffer(request, request.params.id, place)
      const { timeZone } = offer
      const now = app.clock()
      const day = readDay(date, now, timeZone, 'date')
      const schedule = await loadSchedule(request, offer, now)
      const starts = freeStarts(schedule, bookableDays(now, offer, day, 1))
      return { data: { time_zone: timeZone, date, times: starts.map(toInstant) } }
    },
  )
}

/** The caller's hold token or holder key: the caller's own hold does not hide its time. */
function holderOf(request: FastifyRequest): ShownHolder | undefined {
  const token = request.headers[headers.holdToken.toLowerCase()]
  if (typeof token !== 'string' || token === '') return undefined
  return { tenantCode: request.tenant.code, hash: hashToken(token) }
}

function byDay(starts: number[], timeZone: string): DatesTimes['dates'] {
  const days = new Map<string, string[]>()
  for (const start of starts) {
    const day = dayAt(start, timeZone).toString()
    days.set(day, [...(days.get(day) ?? []), toInstant(start)])
  }
  return [...days].map(([date, times]) => ({ date, times }))
}

const toInstant = (start: number) => new Date(start).toISOString()
