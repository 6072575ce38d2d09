import type { Appointment } from '#contract/appointment'

/** What is known of a visit that may have to do with earlier times; without `earlier` where only the device's copy is known. */
export type EarlierVisit = Pick<Appointment, 'id' | 'start' | 'time_zone' | 'fee'> &
  Partial<Pick<Appointment, 'earlier'>>
