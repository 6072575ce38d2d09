import { listServices } from '#server/domain/practices/list-services'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { keyOf, pageCost } from '#server/practices/key-of-request'
import { sendRead, sendResource } from '../reply.ts'
import { toFacilityReference } from '../resources/location.ts'
import { toSchedule } from '../resources/schedule.ts'
import { answerSearch } from '../search/answer-search.ts'
import { pageParameter, readCount, readPlace } from '../search/page.ts'
import { readSearch } from '../search/read-search.ts'
import { idOf, readReference } from '../search/read-values.ts'

/** Schedules of the facility of a key: what its practitioners can be booked for there. */
export const scheduleResources: ServicePlugin = async (app) => {
  app.get('/Schedule', async (request, reply) => {
    const { facility } = await keyOf(request, 'appointments', pageCost)
    const search = readSearch(request, ['actor', '_count', pageParameter])
    const practitionerId = readReference(search, 'actor', 'Practitioner')
    const count = readCount(search)
    const after = readPlace(search)?.at
    const found = await listServices(app.db, { facilityId: facility.id, practitionerId, after, limit: count + 1 })
    const shown = found.slice(0, count)
    const last = found.length > count ? shown.at(-1) : undefined
    const applied = [
      ...(practitionerId === undefined ? [] : [['actor', `Practitioner/${practitionerId}`] as const]),
      ['_count', String(count)] as const,
    ]
    const next = last && { at: last.id, id: String(last.id) }
    const matches = shown.map((service) => toSchedule(service, toFacilityReference(facility)))
    return sendResource(reply, answerSearch(request, { type: 'Schedule', search, applied, matches, next }))
  })

  app.get<{ Params: { id: string } }>('/Schedule/:id', async (request, reply) => {
    const { facility } = await keyOf(request, 'appointments')
    const id = idOf(request.params.id)
    const found = id === undefined ? [] : await listServices(app.db, { facilityId: facility.id, id, limit: 1 })
    return sendRead(request, reply, found.map((service) => toSchedule(service, toFacilityReference(facility)))[0])
  })
}
