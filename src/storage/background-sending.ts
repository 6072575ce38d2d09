import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** A notification's words, in the language of the page that noted them. Nothing in them says what was changed. */
export type ResultWords = { title: string; body: string }

/** What a worker cannot know by itself of the page whose changes it sends. Nothing of a person. */
export type BackgroundSending = {
  /** The tenant's app: `mount` ends with a slash, `key` names the tenant in its addresses, null where the host does. */
  home: { origin: string; mount: string; key: string | null }
  /** Address below which each service has its calls, without a slash at its end. */
  bases: Record<'locale' | 'account' | 'appointment', string>
  /** Headers of every call (H01 to H05). */
  headers: Record<string, string>
  /** Whether the platform refreshes sessions. */
  canRenew: boolean
  notices: {
    lang: string
    dir: 'ltr' | 'rtl'
    /** All arrived; some was refused or waits for a word; nothing could be sent. */
    words: Record<'sent' | 'needsYou' | 'waits', ResultWords>
  }
}

/** Noted by a page that has something to send, read by the worker that sends it once the page is closed. */
export function backgroundSending(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'background-sending')
  return {
    read: (): Promise<BackgroundSending | undefined> => storage.get(key),
    keep: (facts: BackgroundSending) => storage.set(key, facts),
  }
}

const prefix = 'outbox:'

/** Name under which the browser is asked to wake the worker once there is a network. */
export const syncTagOf = (tenant: string): string => prefix + tenant

/** The tenant of such a name; undefined for another. */
export const tenantOfSync = (tag: string): string | undefined =>
  tag.startsWith(prefix) ? tag.slice(prefix.length) : undefined
