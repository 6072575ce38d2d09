import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { partnerEntryMachine } from '#machines/partner-entry/partner-entry.machine'
import { createOpenIntents } from '#src/api/open-intents.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { beginSession } from '#src/session/begin-session.ts'
import { arrival } from '#src/session/arrival.ts'
import { sessionStore } from '#src/session/session-store.ts'

export type PartnerEntryActor = ActorRefFrom<typeof partnerEntryMachine>

/**
 * Starts the way in with a partner's token, which stays in this page's memory. `onOther` is called where another patient was signed in before:
 * nothing in this page's memory may stay.
 */
export function openPartnerEntry(app: AppContext, token: string, onOther: () => void): PartnerEntryActor {
  const withKey = createOpenIntents()
  const enter = async (signal: AbortSignal) => {
    const answer = await withKey(['partner', token], async (idempotencyKey) =>
      (await app.apis()).account.signInByThirdParty(token, await arrival(app.tenant), { idempotencyKey }, signal),
    )
    const before = await sessionStore(app.tenant).patient()
    const isOther = before !== undefined && before.id !== answer.PatientID
    await beginSession(app, answer)
    if (isOther) onOther()
  }
  return createActor(
    partnerEntryMachine.provide({ actors: { enter: fromPromise(({ signal }) => enter(signal)) } }),
  ).start()
}
