/** Values of some fields as a form sends them; null is empty. */
export type Fields = Readonly<Record<string, string | number | null>>

/** A change of some fields, and what they were when it was made, as the device stores it until it is sent. */
export type ChangedFields = { was: Fields; now: Fields }

/** Code of a refusal: a field is neither what it was nor what it shall be. The patient decides which to keep. */
export const changedElsewhere = 'changed_elsewhere'

/** Fields that mean something together alone. */
const together: readonly string[] = ['birthday', 'dob_format']

/** What of `names` is another after than before; undefined where nothing is. */
export function diffOf(names: readonly string[], before: object, after: object): ChangedFields | undefined {
  const [one, other] = [valuesOf(names, before), valuesOf(names, after)]
  const changed = names.filter((name) => one[name] !== other[name])
  const isTogether = changed.some((name) => together.includes(name))
  return changeOf([...new Set([...changed, ...(isTogether ? together : [])])], one, other)
}

/** Several changes as one, the oldest first; undefined where they undo one another. */
export function composeChanges(changes: readonly ChangedFields[]): ChangedFields | undefined {
  const was: Fields = Object.assign({}, ...changes.toReversed().map((change) => change.was)) as Fields
  const now: Fields = Object.assign({}, ...changes.map((change) => change.now)) as Fields
  return diffOf(Object.keys(now), was, now)
}

/** What is saved, as it will be once a change is sent. */
export function withChange<Saved extends object>(saved: Saved, change: ChangedFields | undefined): Saved {
  if (!change) return saved
  const values = Object.entries({ ...saved, ...change.now })
  return Object.fromEntries(values.filter(([name, value]) => value !== null || !(name in change.now))) as Saved
}

/** Fields of a change that are saved as neither what they were nor what they shall be. */
export function fieldsElsewhere({ was, now }: ChangedFields, saved: object): string[] {
  const current = valuesOf(Object.keys(now), saved)
  return Object.keys(now).filter((name) => current[name] !== was[name] && current[name] !== now[name])
}

/** What is left to send of a change that met another one: all of it, or what was not changed elsewhere; undefined where nothing is. */
export function resolveChange(
  change: ChangedFields,
  saved: object,
  keep: 'mine' | 'theirs',
): ChangedFields | undefined {
  const elsewhere = keep === 'theirs' ? fieldsElsewhere(change, saved) : []
  const isTogether = elsewhere.some((name) => together.includes(name))
  const left = Object.keys(change.now).filter(
    (name) => !elsewhere.includes(name) && !(isTogether && together.includes(name)),
  )
  return diffOf(left, saved, change.now)
}

const changeOf = (names: readonly string[], was: Fields, now: Fields): ChangedFields | undefined =>
  names.length > 0 ? { was: valuesOf(names, was), now: valuesOf(names, now) } : undefined

const valuesOf = (names: readonly string[], values: object): Fields =>
  Object.fromEntries(names.map((name) => [name, (values as Fields)[name] ?? null]))
