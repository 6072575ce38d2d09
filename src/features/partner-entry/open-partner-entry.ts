import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { partnerEntryMachine } from '#machines/partner-entry/partner-entry.machine'
import { createOpenIntents } from '#src/api/open-intents.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { beginSession } from '#src/session/begin-session.ts'
import { chosenStay } from '#src/session/chosen-stay.ts'
import { sessionData } from '#src/session/session-data.ts'
import { sessionStore } from '#src/session/session-store.ts'

export type PartnerEntryActor = ActorRefFrom<typeof partnerEntryMachine>

/**
 * Starts the way in with a partner's token, which stays in this page's memory. What another patient had on the device is deleted before
 * the session begins. `onOther` is called after such a change of person: nothing in this page's memory may stay.
 */
export function openPartnerEntry(app: AppContext, token: string, onOther: () => void): PartnerEntryActor {
  const withKey = createOpenIntents()
  const enter = async (signal: AbortSignal) => {
    const answer = await withKey(['partner', token], async (idempotencyKey) =>
      (await app.apis()).account.signInByThirdParty(token, await chosenStay(app.tenant), { idempotencyKey }, signal),
    )
    const before = await sessionStore(app.tenant).patient()
    const isOther = before !== undefined && before.id !== answer.PatientID
    if (isOther) await sessionData(app.tenant, app).signOut()
    await beginSession(app, answer)
    if (isOther) onOther()
  }
  return createActor(
    partnerEntryMachine.provide({ actors: { enter: fromPromise(({ signal }) => enter(signal)) } }),
  ).start()
}
