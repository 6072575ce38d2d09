import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as Type from 'typebox'
import Value from 'typebox/value'
import { CaptchaChallenge } from '#contract/captcha'
import type { Database } from '#server/db/open'
import type { OwnCaptcha } from './captcha.ts'
import { spendChallenge } from './spend-challenge.ts'

/** How long a challenge is good for, and how many keys are derived until its solution is found. */
export const altchaRules = { minutes: 5, tries: { least: 400, most: 1200 } } as const

type Parts = {
  db: Database
  /** The same on all servers of a database. */
  secret: Buffer
  /** Iterations for each key that is derived: how long a solution takes. */
  cost: number
}

const Response = Type.Object({
  challenge: CaptchaChallenge,
  solution: Type.Object({ counter: Type.Integer(), derivedKey: Type.String() }),
})

/**
 * The check by ALTCHA. Challenges are signed and not stored: only one that was solved is, until it would have run out, so that it passes
 * once. To verify costs no more than two hashes.
 */
export function createAltcha({ db, secret, cost }: Parts): OwnCaptcha {
  const keyOf = (name: string) => createHmac('sha256', secret).update(`captcha ${name}`).digest('base64url')
  const secrets = { hmacSignatureSecret: keyOf('challenge'), hmacKeySignatureSecret: keyOf('solution') }
  return {
    kind: 'altcha',

    async challenge(tenantCode, now) {
      const { minutes, tries } = altchaRules
      const challenge = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(tries.least, tries.most),
        deriveKey,
        // Not the library's own end of a challenge, which goes by the clock of the machine.
        data: { tenant: tenantCode, until: Math.floor(now.getTime() / 1000) + minutes * 60 },
      })
      return Value.Parse(CaptchaChallenge, challenge)
    },

    async verify({ tenantCode, response, now }) {
      const shown = readResponse(response)
      if (!shown) return false
      const { data, nonce } = shown.challenge.parameters
      const end = new Date(data.until * 1000)
      if (data.tenant !== tenantCode || end <= now) return false
      const { verified } = await verifySolution({ ...shown, ...secrets, deriveKey })
      return verified && spendChallenge(db, { tenantCode, nonce, expiresAt: end })
    },
  }
}

function readResponse(response: string): Type.Static<typeof Response> | undefined {
  try {
    const shown: unknown = JSON.parse(Buffer.from(response, 'base64').toString('utf8'))
    return Value.Check(Response, shown) ? shown : undefined
  } catch {
    // What is no response passes no check.
    return undefined
  }
}
