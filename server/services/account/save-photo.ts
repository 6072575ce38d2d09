import type { FastifyRequest } from 'fastify'
import { photoLimits } from '#contract/photo'
import { setPhoto } from '#server/domain/photos/change-photo'
import { problem } from '#server/errors'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import { requirePatient } from '#server/plugins/gateway/session'

/** Whose photo a call is about. */
export const photoOwnerOf = (request: FastifyRequest) => ({
  tenantCode: request.tenant.code,
  accountId: requirePatient(request).patientId,
})

/** Logs that a photo stays in the store until the job removes it. */
export const photoFailureLogger = (request: FastifyRequest) => (failure: unknown) =>
  request.log.warn({ failure: describeFailure(failure) }, 'a photo could not be removed yet')

/** Sets the photo of the signed-in patient. Throws what `setPhoto` throws, and `payload_too_large`. */
export async function savePhoto(request: FastifyRequest, bytes: Buffer, now: Date): Promise<void> {
  if (bytes.length > photoLimits.bytes) throw problem('payload_too_large')
  const { db, files: store, scan } = request.server
  const tools = { db, store, scan, onFailure: photoFailureLogger(request) }
  await setPhoto(tools, photoOwnerOf(request), { bytes, now })
}
