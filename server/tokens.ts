import { createHash, randomBytes } from 'node:crypto'

/** An opaque token of 256 bits from the system's generator, safe in a header. Only its hash is ever stored. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. A token has enough entropy that a plain hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
