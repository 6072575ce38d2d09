import { createActor, fromPromise, waitFor } from 'xstate'
import { sessionMachine } from '#machines/session/session.machine'
import type { RefreshInput } from '#machines/session/session.types'
import type { WaitInput } from '#machines/wait-input'
import type { Apis } from '#src/api/apis.ts'
import type { SessionPort } from '#src/api/environment.ts'
import { waitUntil } from '#src/clock/wait-until.ts'
import { setAside } from '#src/storage/set-aside.ts'
import { refreshSession } from './refresh-session.ts'
import { joinVisits } from './join-visits.ts'
import { onSessionChange } from '#src/storage/session-changes.ts'
import type { PatientSession, SessionStore } from './session-store.ts'

/** What a session needs from its page. */
export type SessionPage = {
  tenant: string
  apis: () => Promise<Pick<Apis, 'account' | 'appointment'>>
  /** Whether the platform refreshes sessions. */
  canRenew: boolean
  /** Removes what an expired session must not leave on the device. */
  expire: () => Promise<void>
  /** Navigates to where a patient is told that the session has ended. */
  leaveExpired: () => Promise<void>
  /** Loads home anew, so that this tab's memory is empty too. */
  leaveSignedOut: () => void
}

/** Runs the machine of a patient's session with this page's services, and returns the port that calls get their bearer from. */
export function startSessionLife(page: SessionPage, store: SessionStore, patient: PatientSession): SessionPort {
  const { tenant, apis, canRenew } = page
  const machine = sessionMachine.provide({
    actors: {
      refreshSession: fromPromise(({ input }: { input: RefreshInput }) =>
        refreshSession({ tenant, store, apis, bearer: input.bearer }),
      ),
      expireSession: fromPromise(() => page.expire()),
      waitUntil: fromPromise(({ input, signal }: { input: WaitInput; signal: AbortSignal }) =>
        waitUntil(input.instant, signal),
      ),
    },
    actions: { leaveExpired: () => void page.leaveExpired(), leaveSignedOut: () => page.leaveSignedOut() },
  })
  const actor = createActor(machine, { input: { expiresAt: patient.expiresAt, canRenew } }).start()

  async function follow() {
    const now = await store.patient()
    // Somebody else has signed in, in another tab: this one still shows what is this patient's.
    if (now && now.id !== patient.id) return actor.send({ type: 'session.signed_out' })
    if (now) {
      actor.send({ type: 'session.renewed', expiresAt: now.expiresAt })
      return joinVisits({ tenant, store, apis })
    }
    const hasExpired = (await setAside(tenant).owner()) !== undefined
    actor.send({ type: hasExpired ? 'session.expired' : 'session.signed_out' })
  }
  onSessionChange(tenant, () => void follow())
  void joinVisits({ tenant, store, apis })

  /** The bearer in the record, after a refresh that is under way. */
  async function settled(): Promise<string | undefined> {
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    return (await store.patient())?.idToken
  }

  return {
    async bearer() {
      const bearer = (await store.patient())?.idToken
      if (bearer) actor.send({ type: 'call.due', bearer })
      return settled()
    },
    async renewed(refused) {
      const bearer = (await store.patient())?.idToken
      if (bearer === refused) actor.send({ type: 'bearer.refused', bearer })
      const next = await settled()
      return next === refused ? undefined : next
    },
  }
}
