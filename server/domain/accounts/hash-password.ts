import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { problem } from '#server/errors'

/** Argon2id, which the package takes unless told otherwise: 19 MiB, two passes, one lane (OWASP). */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of the four threads that Node has for such work, which reading files and looking up names needs as well. */
const queue = new PQueue({ concurrency: 2 })

/** Most passwords that wait: two seconds of work. */
const mostWaiting = 200

/** Refuses more work than that with `unavailable`, whoever sends it and from however many addresses. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.size >= mostWaiting) throw problem('unavailable')
  return queue.add(work)
}

/** The stored form of a password, with a salt of its own. Takes some 15 ms and 19 MiB. */
export const hashPassword = async (password: string): Promise<string> => inTurn(() => hash(password, costs))

/** Compares a password with a stored hash; without one it takes as long, and is wrong. */
export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> =>
  (await inTurn(() => verify(stored ?? decoy, password))) && stored !== undefined

const zeros = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '')

/** No password has it: compared where there is none, at the same costs. */
const decoy = [
  '',
  'argon2id',
  'v=19',
  `m=${costs.memoryCost},t=${costs.timeCost},p=${costs.parallelism}`,
  zeros(16),
  zeros(32),
].join('$')
