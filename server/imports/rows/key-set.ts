import { hash } from 'node:crypto'

/** Texts that were seen, of which nothing can be read back. */
export type KeySet = { has(key: string): boolean; add(key: string): void }

/** Words of 32 bits that are kept of each digest. Two of a million texts have the same by a chance of 10^-17. */
const words = 3
const firstSlots = 1_024

/**
 * A set of texts that takes some twenty bytes for each, however long it is: a `Set` of a million keys of rows takes six times as much. Texts are told apart
 * by their digests, which stand in one open table that doubles when it is two thirds full.
 */
export function createKeySet(initial: Iterable<string> = []): KeySet {
  let table = new Uint32Array(firstSlots * words)
  let count = 0
  let last = { key: '', digest: digestOf('') }
  // A key is looked up before it is added.
  const digestFor = (key: string) => (key === last.key ? last : (last = { key, digest: digestOf(key) })).digest
  const set: KeySet = {
    has: (key) => table[slotOf(table, digestFor(key))] !== 0,
    add: (key) => {
      const digest = digestFor(key)
      const slot = slotOf(table, digest)
      if (table[slot] !== 0) return
      table.set(digest, slot)
      if (++count * words * 3 > table.length * 2) table = grown(table)
    },
  }
  for (const key of initial) set.add(key)
  return set
}

function digestOf(key: string): Uint32Array {
  const bytes = hash('sha256', key, 'buffer')
  const digest = new Uint32Array(words)
  for (let word = 0; word < words; word++) digest[word] = bytes.readUInt32LE(word * 4)
  // A slot that begins with zero is free.
  digest[0] ||= 1
  return digest
}

/** Where a digest stands, or the free slot for it. */
function slotOf(table: Uint32Array, digest: Uint32Array): number {
  let at = ((digest[0] ?? 0) % (table.length / words)) * words
  while (table[at] !== 0 && !isAt(table, at, digest)) at = (at + words) % table.length
  return at
}

const isAt = (table: Uint32Array, at: number, digest: Uint32Array) =>
  table[at] === digest[0] && table[at + 1] === digest[1] && table[at + 2] === digest[2]

function grown(table: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(table.length * 2)
  for (let at = 0; at < table.length; at += words) {
    const digest = table.subarray(at, at + words)
    if (digest[0] !== 0) larger.set(digest, slotOf(larger, digest))
  }
  return larger
}
