import { Problem } from '#contract/problem'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { createCodeRepository } from './code-repository.ts'
import type { IssuedCode } from './send-code.ts'

/**
 * Counts one use under a name in a window of so many milliseconds: returns how many there were, and in how many milliseconds
 * the count starts again.
 */
export type CountUse = (
  name: string,
  windowMilliseconds: number,
  most: number,
) => Promise<{ points: number; resetsIn: number }>

/** So many uses of a name in an hour. */
export type HourlyLimit = { name: string; most: number }

type Delivery = {
  db: Database
  countUse: CountUse
  /** What the tenant pays for. */
  limits: HourlyLimit[]
  send: (code: string) => Promise<void>
}

/**
 * Sends an issued code, within hourly limits. Throws `codes_of_tenant_limit`, and `unavailable` when the message was not accepted; the
 * code is deleted then. To be called outside the transaction that issued it, since counts are written at once.
 */
export async function deliverCode({ id, code }: IssuedCode, { db, send, ...counting }: Delivery): Promise<void> {
  try {
    await refuseBeyond(counting)
    await send(code)
  } catch (cause) {
    await createCodeRepository(db).remove(id)
    throw cause instanceof Problem && cause.code === 'codes_of_tenant_limit' ? cause : problem('unavailable', { cause })
  }
}

const hour = 3_600_000

/** Counts what a tenant pays for, and throws `codes_of_tenant_limit` beyond its hourly limits. */
export async function refuseBeyond({ limits, countUse }: Pick<Delivery, 'limits' | 'countUse'>): Promise<void> {
  for (const { name, most } of limits) {
    const { points, resetsIn } = await countUse(name, hour, most)
    if (points <= most) continue
    throw problem('codes_of_tenant_limit', { details: { retry_after: Math.ceil(resetsIn / 1000) } })
  }
}
