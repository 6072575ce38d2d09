import { createHash } from 'node:crypto'
import type { FhirResource } from 'fhir/r4'

/** A resource with its version: a digest, so that it is another exactly when what is said is another. */
export function withVersion<Of extends FhirResource>(resource: Of): Of & { meta: { versionId: string } } {
  const versionId = createHash('sha256').update(JSON.stringify(resource)).digest('hex').slice(0, 16)
  return { ...resource, meta: { versionId } }
}

/** The version as a header. */
export const etagOf = ({ meta }: { meta: { versionId: string } }): string => `W/"${meta.versionId}"`

/** Whether a caller who sends `If-None-Match` has this version. */
export const isKnown = (etag: string, header: string | undefined): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
