import type { FastifyRequest } from 'fastify'
import type { FacilityKey } from '#server/domain/practices/facility-keys'

/**
 * Writes down which patients were read of by a key, before they are answered with: the key and its facility, and ids alone. It is a line of the
 * log, kept as the operator keeps the others.
 */
export function noteRead(request: FastifyRequest, key: FacilityKey, what: string, patientIds: readonly string[]): void {
  const patients = [...new Set(patientIds)]
  if (patients.length === 0) return
  const { id, name, facility } = key
  // Whatever the log leaves out otherwise: silent alone is silent.
  const log = request.log.level === 'silent' ? request.log : request.log.child({}, { level: 'info' })
  log.info(
    { read: what, patients, facility: facility.id, facilityKey: id, facilityKeyName: name },
    'patients read of by a key',
  )
}
