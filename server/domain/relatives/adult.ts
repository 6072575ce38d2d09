import { isOfAge } from '#contract/age'
import { dayAt } from '../availability/wall-clock.ts'

/** Whether somebody counts as an adult on a day, `YYYY-MM-DD`: without a birthday nobody can tell that they are a child. */
export const isAdult = (birthday: string | null, today: string): boolean =>
  birthday === null || isOfAge(birthday, today)

/** The day, `YYYY-MM-DD`, where people are who go by the clock of a zone (IANA). */
export const dayInZone = (zone: string, now: Date): string => dayAt(now.getTime(), zone).toString()
