import { listServices, type PracticeService } from '#server/domain/practices/list-services'
import { listTimes, type PracticeTime, type TimeStatus } from '#server/domain/practices/list-times'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { keyOf, pageCost } from '#server/practices/key-of-request'
import { sendRead, sendResource } from '../reply.ts'
import { readSlotId, slotIdOf, slotStatuses, toSlot } from '../resources/slot.ts'
import { answerSearch } from '../search/answer-search.ts'
import { pageParameter, readCount, readPlace, type Place } from '../search/page.ts'
import { readDates } from '../search/read-dates.ts'
import { readSearch, refuse } from '../search/read-search.ts'
import { readReference, readStatuses } from '../search/read-values.ts'

const longestRange = 31 * 86_400_000
const parameters = ['schedule', 'start', 'status', '_count', pageParameter]
const timesOfStatus = Object.fromEntries(
  Object.entries(slotStatuses).map(([time, status]) => [status, time as TimeStatus]),
)

/** Times of the practitioners of the facility of a key. */
export const slotResources: ServicePlugin = async (app) => {
  const findService = async (facilityId: number, id: number): Promise<PracticeService | undefined> =>
    (await listServices(app.db, { facilityId, id, limit: 1 }))[0]

  app.get('/Slot', async (request, reply) => {
    const { facility } = await keyOf(request, 'appointments', pageCost)
    const search = readSearch(request, parameters)
    const id = readReference(search, 'schedule', 'Schedule')
    if (id === undefined) throw refuse('schedule', 'is needed, such as Schedule/2201')
    const service = await findService(facility.id, id)
    const now = app.clock()
    const dates = readDates('start', search.values('start'), service?.timeZone ?? 'UTC')
    const from = dates.from ?? (dates.to === undefined ? now.getTime() : Math.min(now.getTime(), dates.to))
    const to = dates.to ?? from + longestRange
    if (to - from > longestRange) throw refuse('start', 'is of 31 days at most')
    const count = readCount(search)
    const after = readPlace(search)
    const statuses = readStatuses(search, timesOfStatus)
    const times = service && from < to ? await listTimes(app.db, { service, range: { from, to }, now }) : []
    const slots = service ? times.filter(({ status }) => statuses?.includes(status) ?? true).map(slotOf(service)) : []
    const rest = slots.filter((slot) => !after || compare(slot, after) > 0).toSorted(compare)
    const shown = rest.slice(0, count)
    const last = rest.length > count ? shown.at(-1) : undefined
    const applied = [
      ['schedule', `Schedule/${id}`] as const,
      ['start', `ge${new Date(from).toISOString()}`] as const,
      ['start', `lt${new Date(to).toISOString()}`] as const,
      ...search.values('status').map((value) => ['status', value] as const),
      ['_count', String(count)] as const,
    ]
    const matches = shown.map(({ resource }) => resource)
    return sendResource(reply, answerSearch(request, { type: 'Slot', search, applied, matches, next: last }))
  })

  app.get<{ Params: { id: string } }>('/Slot/:id', async (request, reply) => {
    const { facility } = await keyOf(request, 'appointments')
    const { id } = request.params
    const read = readSlotId(id)
    const service = read && (await findService(facility.id, read.serviceId))
    if (!read || !service) return sendRead(request, reply, undefined)
    const range = { from: read.from, to: read.from + 1 }
    const times = await listTimes(app.db, { service, range, now: app.clock() })
    const found = times.find((time) => slotIdOf(service, time) === id)
    return sendRead(request, reply, found && toSlot(service, found))
  })
}

/** A slot with its place: slots are in order of their start, and those of one start of their ids. */
const slotOf = (service: PracticeService) => (time: PracticeTime) => ({
  ...{ at: time.from.getTime(), id: slotIdOf(service, time) },
  resource: toSlot(service, time),
})

const compare = (one: Place, other: Place) => one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id))
