import { parseDay } from '../availability/wall-clock.ts'

const firstDay = '1900-01-01'

/** Whether a text is a day on which a patient can have been born: one of the calendar, from 1900 to today. */
export const isBirthday = (text: string, now: Date): boolean =>
  parseDay(text) !== undefined && text >= firstDay && text <= now.toISOString().slice(0, 10)
