import { isName } from '#contract/plain-text'

/** A name as another site has it, without blanks around it; empty where the product takes no such name, so that it is asked for. */
export function usableName(value: unknown, longest: number): string {
  const name = typeof value === 'string' ? value.trim() : ''
  return name.length <= longest && isName(name) ? name : ''
}
