/**
 * The variants of a journey that differ in size and language alone: all of them with `EVERY_VARIANT=1`, as `npm run soak` has it, else one.
 * `turn` says which, so that small and large screens, left to right and right to left are each tried by many journeys.
 */
export const variantsOf = <T>(all: readonly T[], turn: number): readonly T[] =>
  process.env['EVERY_VARIANT'] ? all : all.slice(turn % all.length, (turn % all.length) + 1)

/** Keeps every third entry of a list, beginning with `turn`. Every one with `EVERY_VARIANT=1`. */
export const turnOf =
  (turn: 0 | 1) =>
  (_: unknown, index: number): boolean =>
    Boolean(process.env['EVERY_VARIANT']) || index % 3 === turn
