import type { TallyRequest } from '#contract/tally'

/**
 * Says that a message was shown or tapped, without a cookie or anything that tells this device from others. What is not heard is not said again.
 *
 * @param scope - of the push worker, `{mount}push/{tenant}/`
 */
export async function tally(scope: string, body: TallyRequest): Promise<void> {
  await fetch(scope.replace(/push\/([^/]*)\/$/, 'tally/$1'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined)
}
