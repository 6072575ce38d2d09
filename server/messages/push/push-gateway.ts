/** A message as a device gets it. */
export type PushMessage = {
  /** JSON, which is encrypted for the device; some services take 4,000 bytes and no more. */
  payload: string
  /** How long the service keeps it for a device that is away. */
  ttlSeconds: number
  urgency: 'high' | 'normal' | 'low'
  /** A later message with the same one takes the place of an earlier that still waits: at most 32 letters of base64url. */
  topic: string
}

/**
 * What became of a message: `gone` where the service no longer knows the device, `refused` where it will not take this message from us.
 */
export type PushOutcome = 'accepted' | 'gone' | 'refused'

/** How messages reach devices by one notification service. `send` throws where the service did not answer, or wants to be asked later. */
export type PushGateway = {
  send: (token: string, message: PushMessage) => Promise<PushOutcome>
}
