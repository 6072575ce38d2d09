import { announceSession } from './session-changes.ts'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/**
 * The signed-in patient and the tokens of their session. `expiresAt` is when the bearer expires, as an instant of the server. `isBrief`: good
 * until the browser is closed.
 */
export type PatientSession = { id: string; idToken: string; refreshToken: string; expiresAt: string; isBrief?: true }

/** By what calls are made: the part of a tenant's session record that a worker needs too. The whole is `src/session/session-store.ts`. */
export type TokenRecord = { patient?: PatientSession; appointmentTokens: Record<string, string> }

/** Where the session record of a tenant stands. */
export const sessionKey = (tenant: string): string => storageKey(tenant, 'session')

/** The tokens on this device, as a page and its worker read and renew them. */
export function sessionTokens(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = sessionKey(tenant)
  const read = async (): Promise<TokenRecord> => (await storage.get<TokenRecord>(key)) ?? { appointmentTokens: {} }
  return {
    read,
    appointmentToken: async (id: string): Promise<string | undefined> => {
      const { appointmentTokens } = await read()
      return Object.hasOwn(appointmentTokens, id) ? appointmentTokens[id] : undefined
    },
    /** Stores the next tokens, unless another session has begun meanwhile. */
    renew: async (traded: PatientSession, next: Omit<PatientSession, 'id' | 'isBrief'>): Promise<void> => {
      await storage.update<TokenRecord>(key, (record) =>
        record?.patient?.refreshToken === traded.refreshToken
          ? { ...record, patient: { ...record.patient, ...next } }
          : record,
      )
      announceSession(tenant)
    },
  }
}
