import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** How long a draft is kept, in milliseconds: 72 hours. */
export const draftLifetimeMs = 72 * 3_600_000

type Envelope<Draft> = { machine: string; version: number; tenant: string; savedAt: string; draft: Draft }

/**
 * Drafts of one flow. A draft is given back only to the flow, version and tenant it was kept for: a machine would take
 * another's without a word and fail much later.
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
    /** The draft about this subject, for example a practitioner; one that is not ours or too old is removed. The time is asked for where there is one. */
    async read(subject: string, now: () => Promise<Date>): Promise<Draft | undefined> {
      const kept = await storage.get<Envelope<Draft>>(keyOf(subject))
      if (!kept) return undefined
      if (isOurs(kept) && isYoung(kept, await now())) return kept.draft
      await storage.remove(keyOf(subject))
      return undefined
    },
    /** The drafts about all subjects. */
    async list(now: Date): Promise<Draft[]> {
      const kept = await storage.list<Envelope<Draft>>(keyOf(''))
      return kept.filter((one) => isOurs(one) && isYoung(one, now)).map(({ draft }) => draft)
    },
    /** Changes the draft where there is one of this flow and version; nothing removes it. */
    change: (subject: string, change: (draft: Draft) => Draft | undefined): Promise<void> =>
      storage.update<Envelope<Draft>>(keyOf(subject), (kept) => {
        if (kept?.machine !== machine || kept.version !== version) return kept
        const draft = change(kept.draft)
        return draft && { ...kept, draft }
      }),
    discard: (subject: string) => storage.remove(keyOf(subject)),
  }
}
