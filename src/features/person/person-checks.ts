import type { IdentityType } from '#contract/content'
import type { DobFormat } from '#contract/person'
import { isName } from '#contract/plain-text'
import { fromHijri } from './hijri-day.ts'

/** One @ with something on both sides and a dot after it: the rest is up to the mail server. */
export const isEmail = (text: string): boolean => /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)*\.[^\s@<>.]{2,}$/.test(text)

/** What is wrong with a name that must not be empty; `most` characters. */
export function faultOfName(text: string, most: number): 'required' | 'name' | 'tooLong' | undefined {
  if (!text) return 'required'
  if (!isName(text)) return 'name'
  return text.length > most ? 'tooLong' : undefined
}

/**
 * What is wrong with a birthday as it is typed in parts, `1990-3-5`, in its calendar; `today` is a Gregorian day, `YYYY-MM-DD`.
 */
export function faultOfBirthday(
  typed: string,
  today: string,
  format: DobFormat = 'gregorian',
): 'birthday' | 'birthdayParts' | undefined {
  const day = toBirthday(typed, format)
  if (!day) return 'birthdayParts'
  return day <= today && day >= '1900-01-01' ? undefined : 'birthday'
}

/** A birthday as it is typed in its calendar, as a Gregorian day; undefined for an incomplete or impossible date. */
export const toBirthday = (typed: string, format: DobFormat): string | undefined =>
  format === 'hijri' ? fromHijri(typed) : toDay(typed)

/**
 * What is wrong with the number of an identity, in its stored form. Where the type is not known here, the platform decides.
 */
export function faultOfIdentity(
  identity: string,
  typeId: string,
  types: readonly IdentityType[],
): 'identity' | 'identityMissing' | undefined {
  if (!typeId) return undefined
  if (!identity) return 'identityMissing'
  const pattern = types.find(({ id }) => id === typeId)?.pattern ?? '^[A-Z0-9]{1,20}$'
  return new RegExp(pattern).test(identity) ? undefined : 'identity'
}

/** `1990-3-5` as `1990-03-05`; undefined for an incomplete or impossible date. */
export function toDay(typed: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? []
  if (!year || !month || !day) return undefined
  const whole = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(whole)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(whole) ? whole : undefined
}
