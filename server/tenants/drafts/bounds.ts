import { filesLimits } from '#contract/asset-limits'
import type { Finding } from '#contract/issues/codes'

/** What a draft may hold. */
export const bounds = {
  /** Changes that are sent at once. */
  changesAtOnce: 500,
  /** Changed fields. */
  changes: 5_000,
  /** Letters of one value, as JSON. */
  valueLetters: 200_000,
  /** Letters of all values together, as JSON. */
  draftLetters: 4_000_000,
  /** Changed files. */
  files: 100,
  /** Files of a tenant with those of its draft, where one is added. */
  allFiles: filesLimits.count,
  /** Their bytes together. */
  allBytes: filesLimits.bytes,
}

/** Why a value cannot be stored; undefined for one that can. */
export function valueRefusal(held: { value?: unknown }): Finding | undefined {
  if (!('value' in held)) return undefined
  const letters = lettersOf(held)
  if (letters > bounds.valueLetters) return { code: 'letters', values: { letters, most: bounds.valueLetters } }
  return isStorable(held.value) ? undefined : { code: 'unstorable', values: {} }
}

/** The letters of what stands in a field, as JSON. */
export const lettersOf = (held: { value?: unknown }): number => JSON.stringify(held).length

/** Databases keep neither the character 0 nor half of a pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !/\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, each]) => isStorable(name) && isStorable(each))
}
