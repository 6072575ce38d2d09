import type { PushOutcome } from './push-gateway.ts'

/**
 * What the status of a service's answer means. Throws where it is for later: too many at once, trouble of its own, or a key of ours that it
 * does not take, by which no device is to be forgotten.
 */
export function outcomeOf(status: number, service: string): PushOutcome {
  if (status >= 200 && status < 300) return 'accepted'
  if (status === 404 || status === 410) return 'gone'
  if (status === 401 || status === 403 || status === 429 || status >= 500)
    throw new Error(`${service} answered ${status}`)
  return 'refused'
}
