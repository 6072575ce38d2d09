import type { FastifyRequest } from 'fastify'
import type { ReadResource } from '#server/db/schema/practices'
import type { FacilityKey } from '#server/domain/practices/facility-keys'
import { noteReads } from '#server/domain/practices/patient-reads'
import { logAlways } from './log-always.ts'

/**
 * Writes down which patients were read of by a key, before they are answered with: the key and its facility, and ids alone. Where it cannot be
 * written, nothing is answered. It is a line of the log too, with the very time, kept as the operator keeps the others.
 */
export async function noteRead(
  request: FastifyRequest,
  key: FacilityKey,
  resource: ReadResource,
  patientIds: readonly string[],
): Promise<void> {
  const patients = [...new Set(patientIds)]
  if (patients.length === 0) return
  const { db, clock } = request.server
  await noteReads(db, { key, resource, patientIds: patients, now: clock() })
  const { id, name, facility } = key
  logAlways(
    request,
    { read: resource, patients, facility: facility.id, facilityKey: id, facilityKeyName: name },
    'patients read of by a key',
  )
}
