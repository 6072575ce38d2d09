import type { UsageFigure } from '#contract/console/usage-figures'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { messages } from './usage.messages.ts'

/** Figures that are shown together. `isDrawn`: in the chart too, beside the table. */
export type FigureGroup = {
  name: MessageDescriptor
  meaning: MessageDescriptor
  columns: readonly { figure: UsageFigure; name: MessageDescriptor; isDrawn: boolean }[]
}

const drawn = (figure: UsageFigure, name: MessageDescriptor) => ({ figure, name, isDrawn: true })

/** All that is counted, in the order of the page. */
export const figureGroups: readonly FigureGroup[] = [
  {
    name: messages.visits,
    meaning: messages.visitsMeaning,
    columns: [
      drawn('visits', messages.inBrowser),
      drawn('visits_on_home_screen', messages.onHomeScreen),
      drawn('installs', messages.installed),
    ],
  },
  {
    name: messages.bookings,
    meaning: messages.bookingsMeaning,
    columns: [
      drawn('bookings', messages.all),
      { figure: 'bookings_without_source', name: messages.noSource, isDrawn: false },
      // One column for each source, by its name.
      { figure: 'bookings_by_source', name: messages.noSource, isDrawn: false },
      { figure: 'bookings_of_rare_sources', name: messages.rareSources, isDrawn: false },
    ],
  },
  {
    name: messages.ends,
    meaning: messages.endsMeaning,
    columns: [
      drawn('left_at_time', messages.atTime),
      drawn('left_at_details', messages.atDetails),
      drawn('left_at_code', messages.atCode),
      drawn('left_at_review', messages.atReview),
      drawn('finished', messages.finished),
    ],
  },
  {
    name: messages.searches,
    meaning: messages.searchesMeaning,
    columns: [drawn('no_doctors_found', messages.doctors), drawn('no_clinics_found', messages.clinics)],
  },
  {
    name: messages.others,
    meaning: messages.othersMeaning,
    columns: [drawn('cancellations', messages.cancelled), drawn('sign_ups', messages.newAccounts)],
  },
]
