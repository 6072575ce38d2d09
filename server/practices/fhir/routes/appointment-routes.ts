import type { FastifyRequest } from 'fastify'
import { listAppointments, type PracticeVisit } from '#server/domain/practices/list-appointments'
import { readFacility } from '#server/domain/practices/find-in-directory'
import type { FacilityKey } from '#server/domain/practices/facility-keys'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { keyOf, pageCost, requireScope } from '#server/practices/key-of-request'
import { noteRead } from '#server/practices/note-read'
import { sendRead, sendResource } from '../reply.ts'
import { statusesOfFhir, toAppointment } from '../resources/appointment.ts'
import { toFacilityReference } from '../resources/location.ts'
import { systems } from '../systems.ts'
import { answerSearch } from '../search/answer-search.ts'
import { pageParameter, readCount, readPlace } from '../search/page.ts'
import { readDates } from '../search/read-dates.ts'
import { readSearch, refuse } from '../search/read-search.ts'
import { readIdentifier, readReference, readReferenceText, readStatuses } from '../search/read-values.ts'

const day = 86_400_000
const longestRange = 500 * day
/** How far back is looked where nothing says from when. */
const daysBack = 93
const parameters = ['date', 'status', 'practitioner', 'patient', 'identifier', '_count', pageParameter]
const allStatuses = Object.values(statusesOfFhir)
/** Longer than anything that is numbered. */
const always = { from: new Date(0), to: new Date('2100-01-01T00:00:00Z') }

/** Appointments of the facility of a key. */
export const appointmentResources: ServicePlugin = async (app) => {
  const view = ({ facility, scopes }: FacilityKey) => {
    const context = { facility: toFacilityReference(facility), hasPatient: scopes.includes('patients') }
    return (visit: PracticeVisit) => toAppointment(visit, context)
  }
  const note = async (request: FastifyRequest, key: FacilityKey, visits: readonly PracticeVisit[]) => {
    if (!key.scopes.includes('patients')) return
    await noteRead(
      request,
      key,
      'Appointment',
      visits.flatMap(({ patientId }) => patientId ?? []),
    )
  }

  app.get('/Appointment', async (request, reply) => {
    const key = await keyOf(request, 'appointments', pageCost)
    const search = readSearch(request, parameters)
    const place = await readFacility(app.db, key.facility.id)
    const dates = readDates('date', search.values('date'), place?.timeZone ?? 'UTC')
    const from = dates.from ?? (dates.to ?? app.clock().getTime()) - daysBack * day
    const to = dates.to ?? from + longestRange
    if (to - from > longestRange) throw refuse('date', 'is of 500 days at most')
    const after = readPlace(search)
    const count = readCount(search)
    const practitionerId = readReference(search, 'practitioner', 'Practitioner')
    const patientId = readReferenceText(search, 'patient', 'Patient')
    if (patientId !== undefined) requireScope(key, 'patients')
    const number = readIdentifier(search, systems.appointmentNumber)
    const found = await listAppointments(app.db, {
      ...{ facilityId: key.facility.id, from: new Date(from), to: new Date(Math.max(from, to)), isByStart: true },
      ...{ practitionerId, patientId, number },
      statuses: readStatuses(search, statusesOfFhir) ?? allStatuses,
      after: after && { start: new Date(after.at), number: after.id },
      limit: count + 1,
    })
    const shown = found.slice(0, count)
    const last = found.length > count ? shown.at(-1) : undefined
    await note(request, key, shown)
    const applied = [
      ['date', `ge${new Date(from).toISOString()}`] as const,
      ['date', `lt${new Date(to).toISOString()}`] as const,
      ...['status', 'practitioner', 'patient', 'identifier'].flatMap((name) =>
        search.values(name).map((value) => [name, value] as const),
      ),
      ['_count', String(count)] as const,
    ]
    const next = last && { at: last.during.from.getTime(), id: last.number }
    return sendResource(
      reply,
      answerSearch(request, { ...{ type: 'Appointment', search, applied, next }, matches: shown.map(view(key)) }),
    )
  })

  app.get<{ Params: { id: string } }>('/Appointment/:id', async (request, reply) => {
    const key = await keyOf(request, 'appointments')
    const wanted = {
      ...always,
      facilityId: key.facility.id,
      number: request.params.id,
      statuses: allStatuses,
      limit: 1,
    }
    const found = await listAppointments(app.db, wanted)
    await note(request, key, found)
    return sendRead(request, reply, found.map(view(key))[0])
  })
}
