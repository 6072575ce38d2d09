import * as Type from 'typebox'

/** Body of the renewal of a session: the refresh token that came with the session, or with its last renewal. */
export const RefreshRequest = Type.Object({ refreshToken: Type.String({ minLength: 1, maxLength: 200 }) })
export type RefreshRequest = Type.Static<typeof RefreshRequest>

/**
 * Body of a sign-out that was made without a network: the SHA-256 of the device's refresh token as hexadecimal digits. It ends the session,
 * and cannot go on with it, so a device that nobody is signed in on may keep it until it is sent.
 */
export const LateSignOutRequest = Type.Object({ session_hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) })
export type LateSignOutRequest = Type.Static<typeof LateSignOutRequest>

/** What a patient's session is carried by, in the words of the answer of a sign-in. */
export const SessionTokens = Type.Object({
  /** The bearer of every call. */
  idToken: Type.String(),
  /** Trades itself and the bearer for the next pair, once. */
  refreshToken: Type.String(),
  /** Seconds that the bearer is good for. */
  expiresIn: Type.Integer({ minimum: 0 }),
})
export type SessionTokens = Type.Static<typeof SessionTokens>
