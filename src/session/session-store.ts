import type { Appointment } from '#contract/appointment'
import type { SocialProvider } from '#contract/social-providers'
import { announceSession } from '#src/storage/session-changes.ts'
import { toCome, toKeptVisit, withVisit, type KeptVisit } from './kept-visit.ts'
import { deviceNow } from '#src/clock/server-time.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { type PatientSession, sessionKey, sessionTokens, type TokenRecord } from '#src/storage/session-tokens.ts'
import { tenantStorage, type TenantStorage } from '#src/storage/tenant-storage.ts'

export type { PatientSession } from '#src/storage/session-tokens.ts'

/** A phone proven by a code, and until when that counts. */
export type GuestProof = { phone: string; country_code: string; guestToken: string; expiresAt: string }

/**
 * A way in by another site: on the way there, with the key that only this browser has and the state that comes back from there, or back as
 * somebody new, with the token that links the site to the account that they prove.
 */
export type SocialEntry = { provider: SocialProvider } & (
  | { browserKey: string; state?: string }
  | { identityToken: string; expiresAt: string }
)

/** The relative whom the patient chose to book for, until they book, put the choice away or sign out. `name` is the first name. */
export type BookingFor = { relativeId: string; name: string }

export type SessionRecord = TokenRecord & {
  bookingFor?: BookingFor
  /** Appointments of these tokens of which the patient's own session has not been asked yet whether it opens them too. */
  unasked?: string[]
  visits?: Record<string, KeptVisit>
  guestProof?: GuestProof
  socialEntry?: SocialEntry
  /** Never stored: the session of a patient who does not stay signed in and has closed the browser. Nothing of them may stay. */
  abandoned?: PatientSession
}

/** What a tenant's visitor may do: which appointments they can open, whose phone is proven. */
export function sessionStore(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = sessionKey(tenant)
  const read = async (): Promise<SessionRecord> => {
    const record = (await storage.get<SessionRecord>(key)) ?? empty
    return record.patient?.isBrief ? (await import('./brief-session.ts')).whileOpen(record, tenant) : record
  }
  const change = async (next: (record: SessionRecord) => SessionRecord) => {
    await storage.update<SessionRecord>(key, (record) => next(record ?? empty))
    announceSession(tenant)
  }

  return {
    read,
    patient: async (): Promise<PatientSession | undefined> => (await read()).patient,
    /**
     * Who signs in has no way in under way any more. The proof of their own `phone` (E.164) has served: their session books and opens what
     * it did (S21). That of another phone goes on to count.
     */
    keepPatient: (patient: PatientSession, phone?: string) =>
      change(({ socialEntry: _, bookingFor: _choice, guestProof, ...record }) => ({
        ...record,
        patient,
        unasked: Object.keys(record.appointmentTokens),
        ...(guestProof && `+${guestProof.country_code}${guestProof.phone}` !== phone ? { guestProof } : {}),
      })),
    /** Notes whether the patient's session opens an appointment: what has joined the account needs no token of its own. */
    settleAppointment: (id: string, isJoined: boolean) =>
      change(({ appointmentTokens: { [id]: token, ...others }, unasked = [], ...record }) => ({
        ...record,
        appointmentTokens: isJoined || token === undefined ? others : { ...others, [id]: token },
        unasked: unasked.filter((one) => one !== id),
      })),
    bookingFor: async (): Promise<BookingFor | undefined> => (await read()).bookingFor,
    /** Keeps whom the signed-in patient books for; nobody else where that is undefined. */
    bookFor: (bookingFor: BookingFor | undefined) =>
      change(({ bookingFor: _, ...record }) => ({ ...record, ...(record.patient && bookingFor && { bookingFor }) })),
    socialEntry: async (): Promise<SocialEntry | undefined> => (await read()).socialEntry,
    keepSocialEntry: (socialEntry: SocialEntry) => change((record) => ({ ...record, socialEntry })),
    dropSocialEntry: () => change(({ socialEntry: _, ...record }) => record),
    renew: sessionTokens(tenant, storage).renew,
    /** Deletes everything, and tells the tabs. */
    expire: () => change(() => empty),
    appointmentToken: sessionTokens(tenant, storage).appointmentToken,
    /** Keeps what opens an appointment, and what is shown of it without a network. */
    keepAppointment: (appointment: Appointment, token: string, now: Date) =>
      change((record) => ({
        ...record,
        appointmentTokens: { ...record.appointmentTokens, [appointment.id]: token },
        ...(record.patient ? { unasked: [...(record.unasked ?? []), appointment.id] } : {}),
        visits: withVisit(record.visits ?? {}, readNow(appointment), now),
      })),
    /** Keeps what an appointment of this device is now; one that it does not know is left to the network. */
    updateVisit: (appointment: Appointment, now: Date) =>
      change((record) =>
        [record.appointmentTokens, record.visits ?? {}].some((known) => Object.hasOwn(known, appointment.id))
          ? { ...record, visits: withVisit(record.visits ?? {}, readNow(appointment), now) }
          : record,
      ),
    /** A visit by its id or by its number. */
    visit: async (name: string): Promise<KeptVisit | undefined> =>
      Object.values((await read()).visits ?? {}).find(
        ({ id, appointment_number }) => id === name || appointment_number === name,
      ),
    /** The visits that are not over yet, the next one first. */
    visits: async (now: Date): Promise<KeptVisit[]> => toCome(Object.values((await read()).visits ?? {}), now),
    /** The same; null where there are none, and nothing waits on this device to be sent either. */
    visitsIfUsed: async (now: Date): Promise<KeptVisit[] | null> => {
      const visits = toCome(Object.values((await read()).visits ?? {}), now)
      return visits.length > 0 || (await outboxStore(tenant, storage).list()).length > 0 ? visits : null
    },
    /** Shows a visit no more; its own page still opens. */
    dismissVisit: (id: string) =>
      change(({ visits: { [id]: _, ...visits } = {}, ...record }) => ({ ...record, visits })),
    /** The proof, while it counts. The time is asked for where there is one. */
    async guestProof(now: () => Promise<Date>): Promise<GuestProof | undefined> {
      const { guestProof } = await read()
      return guestProof && Date.parse(guestProof.expiresAt) > (await now()).getTime() ? guestProof : undefined
    },
    keepGuestProof: (guestProof: GuestProof) => change((record) => ({ ...record, guestProof })),
    /** Deletes the record, before any tab is told (`announceSession`). */
    remove: () => storage.remove(key),
  }
}
export type SessionStore = ReturnType<typeof sessionStore>

const readNow = (appointment: Appointment): KeptVisit => ({ ...toKeptVisit(appointment), readAt: deviceNow() })

const empty: SessionRecord = { appointmentTokens: {} }
