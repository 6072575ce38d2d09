import { fromPromise } from 'xstate'
import type { NewPasskeyRequest } from '#contract/passkey'
import { passkeyAddingMachine } from '#machines/passkey/passkey-adding.machine'
import { createOpenIntents } from '#src/api/open-intents.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { passkeyCalls } from '#src/queries/own-passkeys.ts'
import { makePasskey } from './device-passkeys.ts'

type SaveInput = { input: { credential: NewPasskeyRequest['credential'] }; signal: AbortSignal }

/** The machine that adds a passkey, with the page's services. Browser only. */
export function provideAdding(app: AppContext) {
  const withKey = createOpenIntents()
  return passkeyAddingMachine.provide({
    actors: {
      makePasskey: fromPromise(async ({ signal }) =>
        makePasskey(await (await passkeyCalls(app)).invitation(signal), signal),
      ),
      savePasskey: fromPromise(async ({ input: { credential }, signal }: SaveInput) =>
        withKey(['add', credential.id], async (idempotencyKey) =>
          (await passkeyCalls(app)).add({ credential }, { idempotencyKey }, signal),
        ),
      ),
    },
  })
}
