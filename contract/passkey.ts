import * as Type from 'typebox'
import { arrival } from '#contract/account'
import { namePattern } from '#contract/plain-text'
import { Device } from '#contract/settings'
import { Instant } from '#contract/wire'

const optional = Type.Optional

/** Most passkeys of an account, and the longest name of one, in characters. */
export const passkeyLimits = { most: 10, name: 60 } as const

/** Bytes as base64url. */
const bytes = { minLength: 1, pattern: '^[A-Za-z0-9_-]+$' }

const CredentialId = Type.String({ ...bytes, maxLength: 1400 })
const ClientData = Type.String({ ...bytes, maxLength: 4000 })

/** What a device is asked for a passkey with, as `PublicKeyCredentialRequestOptionsJSON` of the browser has it. `timeout` in milliseconds. */
export const PasskeyQuestion = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.Literal('required'),
})
export type PasskeyQuestion = Type.Static<typeof PasskeyQuestion>

/** What a device answers it with: bytes of `AuthenticationResponseJSON`. It signs in once. */
export const PasskeySignInRequest = Type.Object({
  credential: Type.Object({
    id: CredentialId,
    response: Type.Object({
      authenticatorData: Type.String({ ...bytes, maxLength: 4000 }),
      clientDataJSON: ClientData,
      signature: Type.String({ ...bytes, maxLength: 4000 }),
      userHandle: optional(Type.String({ ...bytes, maxLength: 100 })),
    }),
  }),
  ...arrival,
})
export type PasskeySignInRequest = Type.Static<typeof PasskeySignInRequest>

const PublicKey = Type.Literal('public-key')

/** What a device makes a passkey from, as `PublicKeyCredentialCreationOptionsJSON` of the browser has it. `timeout` in milliseconds. */
export const PasskeyInvitation = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: PublicKey })),
  timeout: Type.Integer(),
  attestation: Type.Literal('none'),
  /** Passkeys that the account has: a device that holds one of them makes no other. */
  excludeCredentials: Type.Array(
    Type.Object({ id: Type.String(), type: PublicKey, transports: optional(Type.Array(Type.String())) }),
  ),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal('required'),
  }),
})
export type PasskeyInvitation = Type.Static<typeof PasskeyInvitation>

/** Body of a new passkey: bytes of `RegistrationResponseJSON`. */
export const NewPasskeyRequest = Type.Object({
  credential: Type.Object({
    id: CredentialId,
    response: Type.Object({
      attestationObject: Type.String({ ...bytes, maxLength: 60_000 }),
      clientDataJSON: ClientData,
      transports: optional(Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 10 })),
    }),
  }),
})
export type NewPasskeyRequest = Type.Static<typeof NewPasskeyRequest>

/** Body of a new name of a passkey. */
export const PasskeyNameRequest = Type.Object({
  name: Type.String({ minLength: 1, maxLength: passkeyLimits.name, pattern: namePattern }),
})
export type PasskeyNameRequest = Type.Static<typeof PasskeyNameRequest>

/** A passkey of the patient's. */
export const Passkey = Type.Object({
  id: Type.String(),
  /** What the patient calls it, where they have said. */
  name: optional(Type.String()),
  /** On what kind of device it was made. */
  ...Device.properties,
  created_at: Instant,
  /** When it last signed in; absent until it does. */
  last_used_at: optional(Instant),
  /** Whether it is kept beyond one device, as by a password manager. */
  backed_up: Type.Boolean(),
  /** The host at which it signs in: a tenant may have several. */
  host: Type.String(),
})
export type Passkey = Type.Static<typeof Passkey>

/** The patient's passkeys, the oldest first. */
export const Passkeys = Type.Object({ passkeys: Type.Array(Passkey) })
export type Passkeys = Type.Static<typeof Passkeys>

export const PasskeyRemoved = Type.Object({ removed: Type.Literal(true) })
export type PasskeyRemoved = Type.Static<typeof PasskeyRemoved>
