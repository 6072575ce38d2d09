import * as Type from 'typebox'
import { NewPasskeyRequest, Passkey, PasskeyInvitation, PasskeyQuestion, PasskeySignInRequest } from '#contract/passkey'

const PublicKey = Type.Literal('public-key')
const Named = Type.Object({ id: Type.String(), type: PublicKey, transports: Type.Optional(Type.Array(Type.String())) })

/**
 * What a device of staff makes a passkey from. It stands beside a password, so that the device need not list it by itself: none is offered
 * where patients sign in at the same host.
 */
export const StaffPasskeyInvitation = Type.Object({
  ...PasskeyInvitation.properties,
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('discouraged'),
    requireResidentKey: Type.Literal(false),
    userVerification: Type.Literal('required'),
  }),
})
export type StaffPasskeyInvitation = Type.Static<typeof StaffPasskeyInvitation>

/** What a device is asked for one of a person's passkeys with. */
export const StaffPasskeyQuestion = Type.Object({
  ...PasskeyQuestion.properties,
  allowCredentials: Type.Array(Named),
})
export type StaffPasskeyQuestion = Type.Static<typeof StaffPasskeyQuestion>

/** What a device answers with. */
export const MadeCredential = NewPasskeyRequest.properties.credential
export type MadeCredential = Type.Static<typeof MadeCredential>
export const SignedCredential = PasskeySignInRequest.properties.credential
export type SignedCredential = Type.Static<typeof SignedCredential>

/** The second factors of who is signed in: whether an authenticator app, and which passkeys, the oldest first. */
export const OwnFactors = Type.Object({ has_code: Type.Boolean(), passkeys: Type.Array(Passkey) })
export type OwnFactors = Type.Static<typeof OwnFactors>

/** Body of another passkey of one's own. */
export const StaffPasskeyRequest = Type.Object({ credential: MadeCredential }, { additionalProperties: false })
export type StaffPasskeyRequest = Type.Static<typeof StaffPasskeyRequest>
