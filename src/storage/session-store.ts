import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** A phone proven by a code, and until when that counts. */
export type GuestProof = { phone: string; country_code: string; guestToken: string; expiresAt: string }

type SessionRecord = { appointmentTokens: Record<string, string>; guestProof?: GuestProof; returnPath?: string }

/** What a tenant's visitor may do: which appointments they can open, whose phone is proven, where to go back to. */
export function sessionStore(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'session')
  const read = async () => (await storage.get<SessionRecord>(key)) ?? empty
  const change = (next: (record: SessionRecord) => SessionRecord) =>
    storage.update<SessionRecord>(key, (record) => next(record ?? empty))

  return {
    async appointmentToken(id: string): Promise<string | undefined> {
      const { appointmentTokens } = await read()
      return Object.hasOwn(appointmentTokens, id) ? appointmentTokens[id] : undefined
    },
    keepAppointmentToken: (id: string, token: string) =>
      change((record) => ({ ...record, appointmentTokens: { ...record.appointmentTokens, [id]: token } })),
    /** The proof, while it counts. The time is asked for where there is one. */
    async guestProof(now: () => Promise<Date>): Promise<GuestProof | undefined> {
      const { guestProof } = await read()
      return guestProof && Date.parse(guestProof.expiresAt) > (await now()).getTime() ? guestProof : undefined
    },
    keepGuestProof: (guestProof: GuestProof) => change((record) => ({ ...record, guestProof })),
    returnPath: async (): Promise<string | undefined> => (await read()).returnPath,
    keepReturnPath: (returnPath: string) => change((record) => ({ ...record, returnPath })),
    clear: () => storage.remove(key),
  }
}
export type SessionStore = ReturnType<typeof sessionStore>

const empty: SessionRecord = { appointmentTokens: {} }
