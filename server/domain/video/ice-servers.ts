import { createHmac, randomBytes } from 'node:crypto'
import type { IceServer } from '#contract/video-visit'

/** Servers by which two browsers find each other. `turnSecret` is what coturn has as `static-auth-secret`. */
export type IceSettings = { stunUrls: string[]; turnUrls: string[]; turnSecret: string | undefined }

/** How much longer than the room a credential of TURN is good, in seconds: who is connected then says goodbye. */
const graceSeconds = 600

/**
 * STUN and TURN servers for one side of a visit. The credential of TURN is made as its REST convention has it: the user name begins with
 * the second at which it ends and says nothing of anybody, and its password is an HMAC-SHA1 of it.
 */
export function iceServers({ stunUrls, turnUrls, turnSecret }: IceSettings, closesAt: Date): IceServer[] {
  const stun = stunUrls.length > 0 ? [{ urls: stunUrls }] : []
  if (turnUrls.length === 0 || turnSecret === undefined) return stun
  const username = `${Math.ceil(closesAt.getTime() / 1000) + graceSeconds}:${randomBytes(9).toString('base64url')}`
  const credential = createHmac('sha1', turnSecret).update(username).digest('base64')
  return [...stun, { urls: turnUrls, username, credential }]
}
