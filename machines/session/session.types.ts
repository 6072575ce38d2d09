/** When the bearer expires, as an instant of the server. */
type Lifetime = { expiresAt: string }

export type SessionInput = Lifetime & {
  /** Whether the platform refreshes sessions; otherwise a session ends with its bearer. */
  canRenew: boolean
}

export type SessionEvent =
  /** A call is about to be made with this bearer. */
  | { type: 'call.due'; bearer: string }
  /** The platform refused a call with this bearer. */
  | { type: 'bearer.refused'; bearer: string }
  /** The session was refreshed, or another began, here or in another tab. */
  | ({ type: 'session.renewed' } & Lifetime)
  /** In another tab. */
  | { type: 'session.expired' }
  | { type: 'session.signed_out' }

export type RefreshInput = {
  /** The bearer to replace; when the record has another already, nothing is requested. */
  bearer: string
}
