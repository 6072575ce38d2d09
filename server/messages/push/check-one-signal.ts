import type { PushServiceState } from '#contract/console/push'

/** Milliseconds a look may take. */
const timeout = 5000

/**
 * Whether an application at OneSignal answers to the key that the settings have for it. Nothing is sent, and nothing is read of what it answers.
 *
 * @param settings - address of its REST API, and keys by application
 */
export async function checkOneSignal(
  { url, keys }: { url: string; keys: Readonly<Record<string, string>> },
  application: string,
): Promise<PushServiceState['state']> {
  const key = Object.hasOwn(keys, application) ? keys[application] : undefined
  if (key === undefined) return 'no_key'
  try {
    const { ok, status, body } = await fetch(`${url}/apps/${application}/segments?limit=1`, {
      headers: { authorization: `Key ${key}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    await body?.cancel()
    if (ok) return 'answers'
    return status >= 500 || status === 429 ? 'silent' : 'refused'
  } catch {
    return 'silent'
  }
}
