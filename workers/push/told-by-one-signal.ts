/** What of a message of OneSignal's worker is ours: the address to which it leads, and the data that the platform gave it. */
type Message = { custom?: { u?: unknown; a?: { changed_at?: unknown; tenant?: unknown } | null } | null } | null

/** The visit that a message by OneSignal tells of as changed; undefined of any other message. Nothing in it is trusted: it only ever names what this device keeps. */
export function toldByOneSignal(
  text: string | undefined,
): { tenant: string; path: string; changedAt: number } | undefined {
  const { u: path, a } = readMessage(text)?.custom ?? {}
  const { changed_at: changedAt, tenant } = a ?? {}
  if (typeof path !== 'string' || typeof tenant !== 'string' || typeof changedAt !== 'number') return undefined
  return { tenant, path, changedAt: changedAt * 1000 }
}

function readMessage(text: string | undefined): Message {
  try {
    return JSON.parse(text ?? '') as Message
  } catch {
    return null
  }
}
