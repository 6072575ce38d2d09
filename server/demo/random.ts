/** A deterministic source of random choices, the same on every machine, from which the demo directory is made. */
export type Random = ReturnType<typeof createRandom>

/** Mulberry32: small, fast and good enough for demo data. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!

  return {
    next,
    /** A whole number, both bounds included. */
    integer,
    pick,
    chance: (probability: number): boolean => next() < probability,
    /** One entry, chosen by weight. */
    weighted<T extends { weight: number }>(list: readonly T[]): T {
      let left = next() * list.reduce((sum, { weight }) => sum + weight, 0)
      return list.find(({ weight }) => (left -= weight) < 0) ?? list.at(-1)!
    },
    /** Several different entries, in the order of the list. */
    some<T>(list: readonly T[], count: number): T[] {
      let wanted = Math.min(count, list.length)
      return list.filter((_, index) => {
        const taken = next() * (list.length - index) < wanted
        if (taken) wanted -= 1
        return taken
      })
    },
    uuid(): string {
      const hex = Array.from({ length: 4 }, () => integer(0, 0xffff_ffff).toString(16).padStart(8, '0')).join('')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  }
}
