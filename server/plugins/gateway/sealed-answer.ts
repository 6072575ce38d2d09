import { hkdfSync } from 'node:crypto'
import { seal, unseal, type Sealed } from '#server/sealed'

/** An encrypted answer that can be read only with the idempotency key, which itself is stored as a hash. */
export type SealedAnswer = Sealed

/** Encrypts an answer before it is stored: it may contain personal data and tokens. */
export const sealAnswer = (answer: unknown, idempotencyKey: string, scope: string): SealedAnswer =>
  seal(answer, derive(idempotencyKey, scope))

/** Decrypts a sealed answer. Throws when key or scope are not those it was sealed with. */
export const openAnswer = (sealed: SealedAnswer, idempotencyKey: string, scope: string): unknown =>
  unseal(sealed, derive(idempotencyKey, scope))

const derive = (key: string, scope: string) =>
  Buffer.from(hkdfSync('sha256', key, scope, 'patientweb stored answer', 32))
