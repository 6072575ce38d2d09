/** The distinct names in a list, or in a text separated by commas. */
export function namesOf(listed: string | readonly string[] | undefined): readonly string[] {
  if (typeof listed !== 'string') return listed ?? []
  return [...new Set(listed.split(',').flatMap((name) => name.trim() || []))]
}
