import { createWorkApart, TooMuch } from '#server/work-apart'
import type { BusySpan } from './merge-spans.ts'
import type { Asked } from './read-calendar.ts'

/** What came of reading a calendar: its busy times, or why it cannot be read, in a few words for operators. */
export type ReadCalendar = { spans: BusySpan[] } | { fault: string }
export type ReadApart = (asked: Asked) => Promise<ReadCalendar>

/** Milliseconds that one calendar may take. */
const longestReading = 8_000

/** Reads calendars in a worker, one at a time: nothing that stands in one keeps calls waiting, or takes for ever. */
export function createCalendarReader({ longest = longestReading } = {}): ReadApart {
  const work = createWorkApart<Asked, ReadCalendar>({
    entry: new URL('./calendar-worker.mjs', import.meta.url),
    longest,
  })
  return (asked) =>
    work(asked).catch((failure: unknown) => {
      if (failure instanceof TooMuch) return { fault: 'reading it takes too much' }
      throw failure
    })
}
