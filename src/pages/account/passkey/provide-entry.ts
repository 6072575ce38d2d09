import { fromPromise } from 'xstate'
import type { PasskeySignInRequest } from '#contract/passkey'
import { passkeyEntryMachine } from '#machines/passkey/passkey-entry.machine'
import { createOpenIntents } from '#src/api/open-intents.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { NoPasskey } from '#machines/passkey/passkey.types'
import { signWithPasskey } from '#src/features/passkeys/device-passkeys.ts'
import { offersInFields } from '#src/features/passkeys/passkey-support.ts'
import { passkeyCalls } from '#src/queries/own-passkeys.ts'
import { beginSession } from '#src/session/begin-session.ts'
import { arrival } from '#src/session/arrival.ts'
import { signInDraft } from '#src/storage/sign-in-draft.ts'

type SignInInput = { input: { credential: PasskeySignInRequest['credential'] }; signal: AbortSignal }

/** The way in by passkey with the page's services, offered in a field as well where there is one for it. Browser only. */
export function provideEntry(app: AppContext, isInField: boolean) {
  const withKey = createOpenIntents()
  const sign = async (signal: AbortSignal, inField: boolean) =>
    signWithPasskey(await (await passkeyCalls(app)).question(signal), { inField, signal })
  return passkeyEntryMachine.provide({
    actors: {
      offerPasskeys: fromPromise(async ({ signal }) => {
        if (!isInField || !(await offersInFields())) throw new NoPasskey('unsupported')
        return sign(signal, true)
      }),
      createPasskeyChallenge: fromPromise(({ signal }) => sign(signal, false)),
      signIn: fromPromise(async ({ input: { credential }, signal }: SignInInput) => {
        const answer = await withKey(credential, async (idempotencyKey) =>
          (await passkeyCalls(app)).signIn({ credential, ...(await arrival(app.tenant)) }, { idempotencyKey }, signal),
        )
        // What somebody began to type is of no use any more.
        await signInDraft(app.tenant).discard()
        await beginSession(app, answer)
      }),
    },
  })
}
