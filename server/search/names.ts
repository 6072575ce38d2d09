/** Names of a list, or of a text that parts them by commas, each once. */
export function namesOf(listed: string | readonly string[] | undefined): readonly string[] {
  if (typeof listed !== 'string') return listed ?? []
  return [...new Set(listed.split(',').flatMap((name) => name.trim() || []))]
}
