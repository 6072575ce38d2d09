import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Lifetime of a draft, in milliseconds: 72 hours. */
export const draftLifetimeMs = 72 * 3_600_000

type Envelope<Draft> = { machine: string; version: number; tenant: string; savedAt: string; draft: Draft }

/**
 * Drafts of one flow. A draft is only returned for its own flow, version and tenant: a machine would accept another one
 * silently and fail much later.
 */
export function draftStore<Draft>(
  tenant: string,
  { machine, version }: { machine: string; version: number },
  storage: TenantStorage = tenantStorage(tenant),
) {
  const keyOf = (subject: string) => storageKey(tenant, 'draft', machine, subject)
  const isOurs = (kept: Envelope<Draft>) =>
    kept.machine === machine && kept.version === version && kept.tenant === tenant
  const isYoung = ({ savedAt }: Envelope<Draft>, now: Date) => now.getTime() - Date.parse(savedAt) <= draftLifetimeMs
  return {
    keep: (subject: string, draft: Draft, now: Date) =>
      storage.set(keyOf(subject), {
        machine,
        version,
        tenant,
        savedAt: now.toISOString(),
        draft,
      } satisfies Envelope<Draft>),
    /**
     * The draft of this subject, for example a practitioner; a foreign or expired one is deleted. `now` is only called where
     * there is a draft.
     */
    async read(subject: string, now: () => Promise<Date>): Promise<Draft | undefined> {
      const kept = await storage.get<Envelope<Draft>>(keyOf(subject))
      if (!kept) return undefined
      if (isOurs(kept) && isYoung(kept, await now())) return kept.draft
      await storage.remove(keyOf(subject))
      return undefined
    },
    /** The drafts of all subjects. */
    async list(now: Date): Promise<Draft[]> {
      const kept = await storage.list<Envelope<Draft>>(keyOf(''))
      return kept.filter((one) => isOurs(one) && isYoung(one, now)).map(({ draft }) => draft)
    },
    /** Changes the draft where there is one of this flow, version and tenant; `undefined` deletes it. */
    change: (subject: string, change: (draft: Draft) => Draft | undefined): Promise<void> =>
      storage.update<Envelope<Draft>>(keyOf(subject), (kept) => {
        if (!kept || !isOurs(kept)) return kept
        const draft = change(kept.draft)
        return draft && { ...kept, draft }
      }),
    discard: (subject: string) => storage.remove(keyOf(subject)),
  }
}
