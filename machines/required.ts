/** A value that a state is never reached without. Throws with its name where it is missing all the same. */
export function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} is missing`)
  return value
}
