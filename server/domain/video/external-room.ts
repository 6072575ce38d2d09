import { createHmac } from 'node:crypto'
import type { VideoProvider } from '#contract/tenant'
import type { VideoRoom } from '#contract/video-visit'

type Visit = { tenantCode: string; id: string }

/**
 * The room of a visit with another provider. Its name is the same for both sides and at every server of one secret, can be guessed by nobody, and
 * says nothing of the visit: 128 bits, in small letters and digits, since some providers ignore capitals.
 */
export function externalRoom({ url_template, show }: VideoProvider, visit: Visit, secret: Buffer): VideoRoom {
  const named = createHmac('sha256', secret).update(`video room ${visit.tenantCode} ${visit.id}`)
  return { kind: 'external', url: url_template.replaceAll('{room}', named.digest('hex').slice(0, 32)), show }
}
