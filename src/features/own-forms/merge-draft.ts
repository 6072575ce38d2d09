import { withFingerprint } from './parts/fingerprint.ts'

/** What was typed into a form, and what was saved when it was typed. */
export type KeptForm<Typed> = { typed: Typed; base: Typed }

/** A draft over what is saved now. */
export type MergedForm<Typed> = {
  /** What the form shows: what was typed stays, what was not is as it is saved now. */
  values: Typed
  /** Whether something was saved elsewhere since. */
  isStale: boolean
  /** Fields that were changed both here and elsewhere, and differ. */
  conflicts: (keyof Typed & string)[]
}

/** Fields that mean something together alone: a day in its calendar, a number of its kind. */
const together: readonly (readonly string[])[] = [
  ['birthday', 'dob_format'],
  ['identity_type_id', 'identity'],
]

/** A field with those that belong to it. */
export const withIts = (name: string): readonly string[] => together.find((group) => group.includes(name)) ?? [name]

/** A draft as it may stand on the device: of an identity only what was typed, and never the one that is saved. */
export function toKept<Typed extends Record<string, string>>({ typed, base }: KeptForm<Typed>): KeptForm<Typed> {
  const before = withFingerprint(base)
  const here = withFingerprint(typed)
  return { typed: here['identity'] === before['identity'] ? here : typed, base: before }
}

/** What a draft has of fields that a form does not show: it is kept with the draft until they are. */
export function hiddenOf<Typed extends Record<string, string>>(
  shown: Typed,
  { typed, base }: KeptForm<Typed>,
): KeptForm<Typed> {
  const hidden = (values: Typed) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !(name in shown))) as Typed
  return { typed: hidden(typed), base: hidden(base) }
}

/** Whether something was typed that is not saved. */
export const isTyped = <Typed extends Record<string, string>>({ typed, base }: KeptForm<Typed>): boolean =>
  Object.keys(typed).some((name) => typed[name] !== base[name])

/** Puts what was typed over what is saved now, where what was saved then may be something else. A field that was not shown then is as it is saved. */
export function mergeDraft<Typed extends Record<string, string>>(
  saved: Typed,
  { typed, base }: KeptForm<Typed>,
): MergedForm<Typed> {
  const names = Object.keys(saved).filter((name) => name in base) as (keyof Typed & string)[]
  const [now, here, before] = [saved, typed, base].map(withFingerprint) as [Typed, Typed, Typed]
  const differ = (one: Typed, other: Typed, name: string) => withIts(name).some((part) => one[part] !== other[part])
  const values: Typed = { ...saved }
  for (const name of names) if (here[name] !== before[name]) values[name] = typed[name]
  // Of two fields that belong together the first one stands for both.
  const conflicts = names.filter(
    (name) =>
      withIts(name)[0] === name && differ(here, before, name) && differ(now, before, name) && differ(now, here, name),
  )
  return { values, isStale: names.some((name) => now[name] !== before[name]), conflicts }
}
