import type { PhoneProof } from '#machines/phone-code/phone-code.types'
import { storageKey } from './tenant-storage.ts'

/** How long a proof is kept after the last thing that was typed, in milliseconds: ten minutes, where the server counts it for thirty. */
const lifetimeMs = 600_000

type Kept = { proof: PhoneProof; until: number }

/**
 * The proof of an email with which nobody has an account, kept by this tab alone while its account is being made: a reload asks for no second
 * code. It opens no account that there is, and a tab that somebody opens again finds it for ten minutes at most. A browser without storage
 * keeps it in the page's memory, as before. Browser only; `now` in milliseconds, of the server.
 */
export function emailProof(tenant: string) {
  const key = storageKey(tenant, 'email-proof')
  return {
    keep(proof: PhoneProof, now: number): void {
      const until = Math.min(now + lifetimeMs, Date.parse(proof.expiresAt))
      stored((storage) => storage.setItem(key, JSON.stringify({ proof, until } satisfies Kept)))
    },
    read(now: number): PhoneProof | undefined {
      const kept = stored((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Kept | null)
      return kept && kept.until > now ? kept.proof : undefined
    },
    drop: () => void stored((storage) => storage.removeItem(key)),
  }
}

function stored<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage)
  } catch {
    // Private windows refuse to open it.
    return undefined
  }
}
