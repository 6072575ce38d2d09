import { leadMinutes } from '#contract/booking-window'
import type { DoctorHit } from '#contract/directory'
import type { BookingWindow } from '#contract/window-days'
import type { BusySpan } from '#server/directory/busy-span'
import { flagsOf, freeTimes, freeTimesDays, type WorkingHours } from '#server/directory/free-times'
import type { Viewer } from '../viewer.ts'

/** What of a doctor's document its free times are told from. */
type Timed = {
  hit: DoctorHit
  hours: readonly WorkingHours[]
  busy: readonly BusySpan[]
  soonest: number | undefined
  asOf: Date
}
type Windows = Pick<Viewer, 'window' | 'windows'>

/** The booking window of each facility as its tenant rules it. */
export const windowAtOf =
  ({ window, windows }: Windows) =>
  (facilityId: number): BookingWindow =>
    windows[facilityId] ?? window

/**
 * A doctor with the free times that the booking would accept by the tenant's rules (decision 89): the document itself where they
 * say the same as the default ones.
 */
export function atBookableTimes<Document extends Timed>(document: Document, viewer: Windows): Document {
  const { hit, hours, busy, asOf } = document
  const windowAt = windowAtOf(viewer)
  if (hours.every(({ facility_id }) => isDefaultFor(document, windowAt(facility_id)))) return document
  const free = freeTimes(hours, busy, hit.countryCode, asOf, windowAt)
  const flags = flagsOf(free)
  const isSame =
    free.soonest === document.soonest &&
    Object.entries(flags).every(([name, flag]) => hit[name as keyof typeof flags] === flag)
  return isSame ? document : { ...document, hit: { ...hit, ...flags }, soonest: free.soonest }
}

/** Whether a window can change nothing: it holds the week that is looked at, and no free time lies between both leads. */
function isDefaultFor({ soonest, asOf }: Timed, window: BookingWindow): boolean {
  if (window.windowDays < freeTimesDays - 1 || window.leadMinutes < leadMinutes) return false
  return soonest === undefined || soonest >= asOf.getTime() + window.leadMinutes * 60_000
}
