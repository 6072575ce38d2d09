import { parseDay } from '../availability/wall-clock.ts'

const firstDay = '1900-01-01'

/** Whether a text is a day on which a patient can have been born: one of the calendar, from 1900 to `today`, `YYYY-MM-DD` where they are. */
export const isBirthday = (text: string, today: string): boolean =>
  parseDay(text) !== undefined && text >= firstDay && text <= today
