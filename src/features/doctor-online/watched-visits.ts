import { pageStore } from '#src/page-load/page-store.ts'

/** A visit by video that this page knows to be near, by its number; one that is named again is looked at again. */
export type WatchedVisit = { number: string }

/** The visits whose rooms are looked at on any page, until this document is left, the last one first. */
export const watchedVisits = pageStore<readonly WatchedVisit[]>([])

let show = () => {}

/**
 * Has a function called whenever a visit is named, at once where one was already: the app shows what comes of it, and loads that only then. The
 * page that names it may be alive before the app has loaded what comes after it.
 */
export function whenWatched(work: () => void): void {
  show = work
  if (watchedVisits.get().length > 0) show()
}

/** Looks from now on whether somebody waits for the patient in the room of this visit, and shows it on any page. */
export function watchVisit(number: string): void {
  watchedVisits.set([{ number }, ...watchedVisits.get().filter((one) => one.number !== number)])
  show()
}
