import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Header with the signature of what the provider of demos says. */
export const signatureHeader = 'x-demo-signature'

/** In seconds: what was signed longer ago is a repetition by somebody else. */
const tolerance = 300

/** Signs and verifies what the provider of demos says to us, with a key of the server's own. */
export function createSignature(secret: Buffer) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'patientweb demo payments', 32))
  const sign = (seconds: number, body: Buffer) => createHmac('sha256', key).update(`${seconds}.`).update(body).digest()

  return {
    header: (body: Buffer, now: Date): string => {
      const seconds = Math.floor(now.getTime() / 1000)
      return `t=${seconds},v1=${sign(seconds, body).toString('hex')}`
    },
    isOurs: (header: unknown, body: Buffer, now: Date): boolean => {
      const [, seconds, hex] = (typeof header === 'string' && /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header)) || []
      if (seconds === undefined || hex === undefined) return false
      if (Math.abs(now.getTime() / 1000 - Number(seconds)) > tolerance) return false
      return timingSafeEqual(Buffer.from(hex, 'hex'), sign(Number(seconds), body))
    },
  }
}

export type DemoSignature = ReturnType<typeof createSignature>
