import type { Readable } from 'node:stream'

/**
 * Where bytes of patients are kept. A key is `folder/name` in lower-case letters, digits, hyphens and slashes, made by the server and never of
 * what a patient wrote. Failures are thrown as the store has them.
 */
export type FileStore = {
  /** Stores bytes whole or not at all; what was there is replaced. They are on the disk when it returns. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes; undefined where there are none. */
  open(key: string): Promise<Readable | undefined>
  /** Removes one, if it is there. */
  remove(key: string): Promise<void>
  /** Removes everything in a folder, also what was not stored to its end. */
  clear(folder: string): Promise<void>
}

/** The bytes of a stream, at most so many; undefined where there are more. */
export async function readWhole(stream: Readable, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

const keyPattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)+$/

/** Throws for a key that could lead elsewhere: none is made of anything but codes, ids and numbers. */
export function assertKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error('this is no key of a file')
}
