/** How long one event is tried, in milliseconds: longer than a weekend. */
export const triedFor = 3 * 86_400_000
const firstPause = 30_000
const longestPause = 3_600_000

/**
 * How long to wait after so many failures in a row, in milliseconds: half a minute, then twice as long up to an hour, and up to a fifth less
 * by chance, so that feeds that failed together are not tried together.
 *
 * @param chance from 0 to 1
 */
export const pauseAfter = (failures: number, chance: number): number =>
  Math.min(firstPause * 2 ** Math.min(failures - 1, 12), longestPause) * (1 - chance / 5)
