import { isOfAge } from '#contract/age'
import type { Country } from '#contract/locale'
import { dayAt } from '../availability/wall-clock.ts'

/** Whether somebody counts as an adult on a day, `YYYY-MM-DD`: without a birthday nobody can tell that they are a child. */
export const isAdult = (birthday: string | null, today: string): boolean =>
  birthday === null || isOfAge(birthday, today)

/** The day, `YYYY-MM-DD`, where a tenant's patients of a country are. */
export const dayInCountry = (country: Country, now: Date): string => dayAt(now.getTime(), zones[country]).toString()

/** Where most people of each country live. */
const zones: Readonly<Record<Country, string>> = {
  ae: 'Asia/Dubai',
  sa: 'Asia/Riyadh',
  eg: 'Africa/Cairo',
  bh: 'Asia/Bahrain',
  om: 'Asia/Muscat',
  kw: 'Asia/Kuwait',
  qa: 'Asia/Qatar',
  jo: 'Asia/Amman',
  le: 'Asia/Beirut',
  tu: 'Europe/Istanbul',
  in: 'Asia/Kolkata',
  pk: 'Asia/Karachi',
  id: 'Asia/Jakarta',
}
