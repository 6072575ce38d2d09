import type { FastifyRequest } from 'fastify'
import { headers } from '#contract/headers'
import type { Owner } from '#server/domain/documents/file-repository'
import { noteOpening } from '#server/domain/documents/note-opening'
import { deviceOf } from '../device-of.ts'

/** Notes that the caller opens a document of a patient: they themselves, or who has the token of a visit that it is of. */
export async function noteOpeningBy(request: FastifyRequest, owner: Owner, documentId: string): Promise<void> {
  const { session, server } = request
  const token = request.headers[headers.appointmentToken.toLowerCase()]
  const by = session?.familyId ?? session?.id ?? String(token)
  const opening = { documentId, by, device: deviceOf(request), now: server.clock() }
  await server.db.transaction((tx) => noteOpening(tx, owner, opening))
}
