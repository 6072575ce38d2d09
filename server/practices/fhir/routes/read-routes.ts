import { readFacility, readPractitioner } from '#server/domain/practices/find-in-directory'
import { findPatient } from '#server/domain/practices/find-patient'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { keyOf } from '#server/practices/key-of-request'
import { noteRead } from '#server/practices/note-read'
import { sendRead } from '../reply.ts'
import { toLocation } from '../resources/location.ts'
import { toPatient } from '../resources/patient.ts'
import { toPractitioner } from '../resources/practitioner.ts'
import { idOf } from '../search/read-values.ts'

/** What appointments and schedules of the facility of a key lead to. */
export const readResources: ServicePlugin = async (app) => {
  app.get<{ Params: { id: string } }>('/Patient/:id', async (request, reply) => {
    const key = await keyOf(request, 'patients')
    const found = await findPatient(app.db, key.facility.id, request.params.id)
    if (found) await noteRead(request, key, 'Patient', [found.id])
    return sendRead(request, reply, found && toPatient(found))
  })

  app.get<{ Params: { id: string } }>('/Practitioner/:id', async (request, reply) => {
    const { facility } = await keyOf(request, 'appointments')
    const id = idOf(request.params.id)
    const found = id === undefined ? undefined : await readPractitioner(app.db, facility.id, id)
    return sendRead(request, reply, found && toPractitioner(found))
  })

  app.get<{ Params: { id: string } }>('/Location/:id', async (request, reply) => {
    const { facility } = await keyOf(request, 'appointments')
    const isOwn = request.params.id === String(facility.id)
    const found = isOwn ? await readFacility(app.db, facility.id) : undefined
    return sendRead(request, reply, found && toLocation(found))
  })
}
