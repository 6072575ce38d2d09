import { fromPromise } from 'xstate'
import type { SendCodeInput, VerifyCodeInput } from '#machines/phone-code/phone-code.types'
import { createOpenIntents } from '#src/api/open-intents.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { openDocuments } from '#src/queries/own-document-access.ts'
import { documentCalls } from '#src/queries/own-documents.ts'
import { providePhoneCode } from '#src/session/provide-phone-code.ts'

/** The machine of the code that opens the documents (C32): the platform knows by the session where it goes. */
export function provideDocumentCode(app: AppContext) {
  const withKey = createOpenIntents()
  return providePhoneCode(app).provide({
    actors: {
      sendCode: fromPromise(async ({ input: { channel } }: { input: SendCodeInput }) => {
        const body = channel ? { channel } : {}
        return withKey(['send', body], async (idempotencyKey) =>
          (await documentCalls(app)).sendCode(body, { idempotencyKey }),
        )
      }),
      verifyCode: fromPromise(async ({ input }: { input: VerifyCodeInput }) => {
        const body = { verification_code: input.phone_verification_token }
        const { access_token, expires_at } = await withKey(['verify', body], async (idempotencyKey) =>
          (await documentCalls(app)).verifyCode(body, { idempotencyKey }),
        )
        openDocuments(app, { token: access_token, expiresAt: expires_at })
        return { guest_token: access_token, expires_at }
      }),
    },
  })
}
