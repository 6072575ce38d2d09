import { createHash, randomBytes } from 'node:crypto'

/** An opaque token of 256 random bits, base64url, safe in a header. Only its hash is stored. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token. A token has enough entropy for a plain hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
