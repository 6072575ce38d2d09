import * as Type from 'typebox'

/** Body of the renewal of a session: the refresh token that came with the session, or with its last renewal. */
export const RefreshRequest = Type.Object({ refreshToken: Type.String({ minLength: 1, maxLength: 200 }) })
export type RefreshRequest = Type.Static<typeof RefreshRequest>

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
